import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { exampleDeclaratieInList } from '../declaratieInList.testing.ts';
import { ListSummary } from './ListSummary.tsx';

const declaratie = { ...exampleDeclaratieInList, nummer: 'D1' };
const line = { rows: [declaratie], totaal: 1, waiting: 0, found: undefined };

it('never says that all is done while money waits for an account', () => {
  const text = words(<ListSummary {...line} waiting={8_250} />);
  expect(text).toMatch(/^Er staat € 82,50 voor je klaar\. We kennen geen rekening van je\./);
  expect(text).not.toContain('Je hoeft niets te doen');
});

it('names the amount of new decisions, with a link', () => {
  const fresh = <ListSummary {...line} rows={[{ ...declaratie, nieuw: true }]} />;
  expect(words(fresh)).toContain('€ 82,50 is uitbetaald.');
  expect(show(fresh)).toContain('href="/declaraties/D1"');
});

it.each([
  ['is still to come', '2026-11-22'],
  ['is not told of', null],
])('does not call an amount paid that %s, nor promise it to the viewer', (_what, uitbetaaldOp) => {
  const rows = [
    { ...declaratie, nieuw: true },
    { ...declaratie, nummer: 'D2', nieuw: true, uitbetaaldOp },
  ];
  const text = words(<ListSummary {...line} rows={rows} />);
  expect(text).toContain('We vergoeden € 165,00.');
  expect(text).not.toMatch(/uitbetaald|krijgt/);
});

it('says that nothing is to be done when all claims are judged or under way', () => {
  expect(words(<ListSummary {...line} />)).toBe('Alles is beoordeeld. Je hoeft niets te doen.');
  const underWay = { ...declaratie, status: 'IN_BEHANDELING' as const, uitgekeerdBedrag: null };
  expect(words(<ListSummary {...line} rows={[underWay]} />)).toContain('Je hoeft niets te doen.');
});

it('speaks of the latest claims only when there are more', () => {
  const of = (rows: readonly (typeof declaratie)[]) =>
    words(<ListSummary {...line} totaal={21} rows={rows} />);
  expect(of([declaratie, declaratie])).toBe(
    'De laatste 2 declaraties zijn beoordeeld. Je hoeft niets te doen.',
  );
  const underWay = { ...declaratie, status: 'IN_BEHANDELING' as const, uitgekeerdBedrag: null };
  expect(of([underWay, declaratie])).toMatch(/^Van de laatste 2 declaraties is er één onderweg\./);
  expect(of([underWay, underWay])).toMatch(/^Van de laatste 2 declaraties zijn er 2 onderweg\./);
});

it('links back to all claims from matches, but not from an empty list, which has a link', () => {
  expect(words(<ListSummary {...line} found={2} />)).toBe('2 declaraties gevonden Filters wissen');
  expect(words(<ListSummary {...line} found={0} />)).toBe('0 declaraties gevonden');
});
