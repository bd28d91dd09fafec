import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { declaratieInRow } from '../declaratieInRow.testing.ts';
import { FirstLine } from './FirstLine.tsx';

const declaratie = { ...declaratieInRow, nummer: 'D1' };
const line = { rows: [declaratie], filters: true, waiting: 0, found: undefined };

it('never says that all is done while money waits for an account', () => {
  const text = words(<FirstLine {...line} waiting={8_250} />);
  expect(text).toMatch(/^Er staat € 82,50 voor je klaar\. Wij kennen geen rekening van je\./);
  expect(text).not.toContain('Je hoeft niets te doen');
});

it('says what one gets of what was judged and not seen, with the way to it', () => {
  const fresh = <FirstLine {...line} rows={[{ ...declaratie, nieuw: true }]} />;
  expect(words(fresh)).toContain('Je krijgt € 82,50.');
  expect(show(fresh)).toContain('href="/declaraties/D1"');
});

it('says that nothing is to be done where all was judged, or is under way', () => {
  expect(words(<FirstLine {...line} />)).toBe('Alles is beoordeeld. Je hoeft niets te doen.');
  const underWay = { ...declaratie, status: 'IN_BEHANDELING' as const, uitgekeerdBedrag: null };
  expect(words(<FirstLine {...line} rows={[underWay]} />)).toContain('Je hoeft niets te doen.');
});
