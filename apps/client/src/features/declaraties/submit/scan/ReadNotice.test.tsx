import { expect, it } from 'vitest';
import { show } from '../../../../api/show.testing.tsx';
import { MissingDetails, missingDetailTexts, OtherCurrency } from './ReadNotice.tsx';
import { readNota } from '../state/readNota.testing.ts';

it('names what the bill lacks and what to ask for, and that it can be sent all the same', () => {
  const text = show(<MissingDetails ontbreekt={['behandelDatum', 'agbCode']} />);
  expect(text).toContain('De dag van de behandeling');
  expect(text).toContain('De AGB-code van de zorgverlener');
  expect(text).toContain('Vraag je zorgverlener om een nota waar dit op staat.');
  expect(text).toContain('Je mag deze nota ook zo indienen.');
});

it('ignores fields that many good bills lack', () => {
  expect(missingDetailTexts([])).toEqual([]);
  expect(missingDetailTexts(['agbCode', 'verzekerdennummer', 'prestatieCode'])).toEqual([]);
});

it('does not ask for a code when the care is described, nor for an unknown field', () => {
  expect(missingDetailTexts(['bedrag', 'prestatieCode', 'toverspreuk'])).toEqual(['Het bedrag']);
});

it('asks for the amount in euros for a bill in another currency', () => {
  const text = show(<OtherCurrency nota={readNota({ andereMunt: true }, { bedrag: null })} />);
  expect(text).toContain('Op deze nota staat een andere munt');
  expect(text).toContain('Vul zelf in hoeveel euro het is');
});

it('renders nothing for a bill in euros, also without an amount', () => {
  const nothing = [readNota(), readNota({}, { bedrag: null })];
  expect(nothing.map((nota) => show(<OtherCurrency nota={nota} />))).toEqual(['', '']);
});
