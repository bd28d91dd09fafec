import { expect, it } from 'vitest';
import { show } from '../../../api/show.testing.tsx';
import { certain, readNota } from '../submit/read/nota.testing.ts';
import { OtherCurrency } from './OtherCurrency.tsx';

const abroad = { buitenland: certain(true) };

it('asks for the amount in euros of a bill from abroad whose amounts are in another currency', () => {
  const text = show(<OtherCurrency nota={readNota(abroad, { bedrag: null })} />);
  expect(text).toContain('Op deze nota staat een andere munt');
  expect(text).toContain('Vul zelf in hoeveel euro het is');
});

it('says nothing where euros were read, where no amount is on the bill, and at home', () => {
  const nothing = [
    readNota(abroad),
    readNota({ ...abroad, totaal: certain(4125) }, { bedrag: null }),
    readNota({ ...abroad, ontbreekt: ['bedrag'] }, { bedrag: null }),
    readNota({}, { bedrag: null }),
  ];
  expect(nothing.map((nota) => show(<OtherCurrency nota={nota} />))).toEqual(['', '', '', '']);
});
