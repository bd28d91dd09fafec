import { expect, it } from 'vitest';
import { textOf } from '../../api/operation.ts';
import { overzichtOperation } from './OverzichtPage.operations.ts';
import { askedAtMost, shownDeclaraties } from './shownDeclaraties.ts';

const row = (nummer: string, nieuw = false, status = 'AFGEHANDELD') => ({ nummer, nieuw, status });
const numbers = (all: readonly ReturnType<typeof row>[]) =>
  shownDeclaraties(all).rows.map(({ nummer }) => nummer);

it('keeps the last claims, the first results, and all that is not judged, in their order', () => {
  const last = ['1', '2', '3'].map((nummer) => row(nummer));
  const results = ['4', '5', '6', '7'].map((nummer) => row(nummer, true));
  const coming = [row('8', false, 'IN_BEHANDELING'), row('9', false, 'INGEDIEND')];
  const shown = numbers([...last, ...results, row('10'), ...coming]);
  expect(shown).toEqual(['1', '2', '3', '4', '5', '6', '8', '9']);
});

it('counts every result that was not seen, also those it leaves out', () => {
  const results = ['1', '2', '3', '4', '5'].map((nummer) => row(nummer, true));
  expect(shownDeclaraties(results)).toMatchObject({ unseenCount: 5, rows: { length: 3 } });
  expect(shownDeclaraties([])).toEqual({
    rows: [],
    unseenCount: 0,
    more: false,
    moreUnderway: false,
  });
});

it('reports possible older claims if the maximum number was loaded', () => {
  const all = Array.from({ length: askedAtMost }, (_, at) => row(String(at)));
  expect(shownDeclaraties(all).more).toBe(true);
  expect(shownDeclaraties(all.slice(1)).more).toBe(false);
  expect(shownDeclaraties(all).moreUnderway).toBe(false);
  const last = row('x', false, 'IN_BEHANDELING');
  expect(shownDeclaraties([...all.slice(1), last]).moreUnderway).toBe(true);
  expect(textOf(overzichtOperation)).toContain(`declaraties(limit: ${askedAtMost})`);
});
