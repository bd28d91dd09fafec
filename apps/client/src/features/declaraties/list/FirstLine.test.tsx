import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { declaratieInRow } from '../declaratieInRow.testing.ts';
import { FirstLine } from './FirstLine.tsx';

const declaratie = { ...declaratieInRow, nummer: 'D1' };
const line = { rows: [declaratie], totaal: 1, waiting: 0, found: undefined };

it('never says that all is done while money waits for an account', () => {
  const text = words(<FirstLine {...line} waiting={8_250} />);
  expect(text).toMatch(/^Er staat € 82,50 voor je klaar\. Wij kennen geen rekening van je\./);
  expect(text).not.toContain('Je hoeft niets te doen');
});

it('says what was paid of what was judged and not seen, with the way to it', () => {
  const fresh = <FirstLine {...line} rows={[{ ...declaratie, nieuw: true }]} />;
  expect(words(fresh)).toContain('€ 82,50 is uitbetaald.');
  expect(show(fresh)).toContain('href="/declaraties/D1"');
});

it.each([
  ['is still to come', '2026-11-22'],
  ['is not told of', null],
])('does not call paid what %s, nor promises it to who looks', (_what, uitbetaaldOp) => {
  const rows = [
    { ...declaratie, nieuw: true },
    { ...declaratie, nummer: 'D2', nieuw: true, uitbetaaldOp },
  ];
  const text = words(<FirstLine {...line} rows={rows} />);
  expect(text).toContain('We vergoeden € 165,00.');
  expect(text).not.toMatch(/uitbetaald|krijgt/);
});

it('says that nothing is to be done where all was judged, or is under way', () => {
  expect(words(<FirstLine {...line} />)).toBe('Alles is beoordeeld. Je hoeft niets te doen.');
  const underWay = { ...declaratie, status: 'IN_BEHANDELING' as const, uitgekeerdBedrag: null };
  expect(words(<FirstLine {...line} rows={[underWay]} />)).toContain('Je hoeft niets te doen.');
});

it('speaks of the latest claims only where there are more of them', () => {
  const of = (rows: readonly (typeof declaratie)[]) =>
    words(<FirstLine {...line} totaal={21} rows={rows} />);
  expect(of([declaratie, declaratie])).toBe(
    'De laatste 2 declaraties zijn beoordeeld. Je hoeft niets te doen.',
  );
  const underWay = { ...declaratie, status: 'IN_BEHANDELING' as const, uitgekeerdBedrag: null };
  expect(of([underWay, declaratie])).toMatch(/^Van de laatste 2 declaraties is er één onderweg\./);
  expect(of([underWay, underWay])).toMatch(/^Van de laatste 2 declaraties zijn er 2 onderweg\./);
});

it('leads back to all from what was found, and leaves that to the empty list where nothing was', () => {
  expect(words(<FirstLine {...line} found={2} />)).toBe('2 declaraties gevonden Filters wissen');
  expect(words(<FirstLine {...line} found={0} />)).toBe('0 declaraties gevonden');
});
