import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { exampleDeclaratieInList } from '../declaratieInList.testing.ts';
import type { ListData } from './declaratieList.ts';
import { maximumRows } from './filters.ts';
import { ShowMore } from './ShowMore.tsx';

const data = { waiting: 0, waitingFor: [], people: [], withVergoedingen: true };
const rows = (count: number) => Array.from({ length: count }, () => exampleDeclaratieInList);

it('says how much of a long list is shown, with thousands', () => {
  const some = { ...data, filters: { show: 20 }, declaraties: rows(20), totaal: 2_000 };
  expect(words(<ShowMore {...some} />)).toMatch(/^20 van 2\.000 declaraties/);
  expect(words(<ShowMore {...some} />, 'en')).toMatch(/^20 of 2,000 claims/);
});

const page = (
  otherwise: Partial<ListData['filters']>,
  totaal: number | null = 230,
  count = 100,
) => (
  <ShowMore
    {...data}
    filters={{ show: maximumRows, ...otherwise }}
    declaraties={rows(count)}
    totaal={totaal}
  />
);

it('pages beyond a hundred rows', () => {
  expect(words(page({}))).toBe('100 van 230 declaraties Oudere declaraties');
  expect(show(page({ jaar: 2025 }))).toContain(
    'href="/declaraties/overzicht?jaar=2025&amp;pagina=2"',
  );
  expect(words(page({ page: 2 }))).toBe(
    'Declaraties 101 tot en met 200 van 230 Oudere declaraties Nieuwere declaraties',
  );
  expect(show(page({ page: 2, jaar: 2025 }))).toContain(
    'href="/declaraties/overzicht?jaar=2025&amp;toon=100"',
  );
  expect(words(page({ page: 3 }, 230, 30))).toBe(
    'Declaraties 201 tot en met 230 van 230 Nieuwere declaraties',
  );
});

it('pages without a total', () => {
  expect(words(page({}, null))).toBe('100 declaraties Oudere declaraties');
  expect(words(page({ page: 2 }, null, 30))).toBe(
    'Declaraties 101 tot en met 130 Nieuwere declaraties',
  );
});
