import { expect, it } from 'vitest';
import { show } from '../../../../api/show.testing.tsx';
import { readNota } from '../state/readNota.testing.ts';
import { OtherCurrency } from './ReadNotice.tsx';

it('asks for the amount in euros for a bill in another currency', () => {
  const text = show(<OtherCurrency nota={readNota({ andereMunt: true }, { bedrag: null })} />);
  expect(text).toContain('Op deze nota staat een andere munt');
  expect(text).toContain('Vul zelf in hoeveel euro het is');
});

it('renders nothing for a bill in euros, also without an amount', () => {
  const nothing = [readNota(), readNota({}, { bedrag: null })];
  expect(nothing.map((nota) => show(<OtherCurrency nota={nota} />))).toEqual(['', '']);
});
