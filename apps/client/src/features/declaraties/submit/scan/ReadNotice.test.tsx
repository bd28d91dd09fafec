import { expect, it } from 'vitest';
import { show } from '../../../../api/show.testing.tsx';
import { MissingDetails, missingDetailTexts } from './ReadNotice.tsx';

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
