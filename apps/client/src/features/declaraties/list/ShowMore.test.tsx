import { expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { declaratieInRow } from '../declaratieInRow.testing.ts';
import { maximumRows } from './filters.ts';
import { ShowMore } from './ShowMore.tsx';

const data = { waiting: 0, waitingFor: [], people: [] };
const rows = (count: number) => Array.from({ length: count }, () => declaratieInRow);

it('says how much of a long list is shown, by thousands', () => {
  const some = { ...data, filters: { show: 20 }, declaraties: rows(20), totaal: 2_000 };
  expect(words(<ShowMore {...some} />)).toMatch(/^20 van 2\.000 declaraties/);
  expect(words(<ShowMore {...some} />, 'en')).toMatch(/^20 of 2,000 claims/);
});

it('says how much is shown where nobody tells of how many, and of how many at most', () => {
  const all = { ...data, totaal: null, declaraties: rows(maximumRows) };
  expect(words(<ShowMore {...all} filters={{ show: maximumRows }} />)).toBe(
    '500 declaraties Je ziet de laatste 500 declaraties. Zoek of kies een jaar om oudere te zien.',
  );
});
