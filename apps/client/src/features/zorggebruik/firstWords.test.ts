import { beforeAll, describe, expect, test } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import {
  type About,
  byUse,
  isUsedUp,
  nothingWords,
  sharedRest,
  summary,
  whoseWords,
} from './firstWords.ts';
import { toBudget, toSharedBudget } from './zorggebruik.testing.ts';

beforeAll(() => setLanguageSource(() => 'nl'));

const about = (own: Partial<About> = {}): About => ({
  budgets: [toBudget()],
  name: 'Lotte',
  isSelf: false,
  year: 2026,
  isPast: false,
  ...own,
});

const used = toBudget({ gebruikt: 18, resterend: 0, isResterendBruikbaar: false });
const over = toBudget({ isResterendBruikbaar: false });
const [part] = toSharedBudget().subverstrekkingen;
const hiddenPart = { ...part!, gebruikt: null, resterend: null, isResterendBruikbaar: null };

describe('summary', () => {
  test('says that use is hidden only if it is, not for a child whose part of a shared budget is shown', () => {
    const hidden = toSharedBudget({ subverstrekkingen: [hiddenPart] });
    expect(summary(about({ budgets: [hidden] }))).toBe('Wat Lotte gebruikte, kun je niet zien.');
    for (const budgets of [[toSharedBudget()], [hidden, used]]) {
      expect(summary(about({ budgets }))).toContain('hangt af van het gezinsbudget');
    }
  });

  test('never says to people that their own use is hidden', () => {
    const budgets = [toSharedBudget({ subverstrekkingen: [hiddenPart] })];
    expect(summary(about({ isSelf: true, budgets }))).not.toContain('niet zien');
  });

  test('says that the year is over, unless all is used up', () => {
    expect(summary(about({ budgets: [over] }))).toContain('kun je niet meer gebruiken');
    expect(summary(about({ budgets: [toSharedBudget()], isPast: true }))).toContain(
      'De budgetten van 2026 kun je niet meer gebruiken.',
    );
    expect(summary(about({ budgets: [used], isPast: true }))).toContain('zijn op');
  });
});

test('whoseWords names another person', () => {
  expect(whoseWords(about())).toBe('Budgetten van Lotte in 2026.');
  expect(whoseWords(about({ isSelf: true }))).toBe('Je budgetten in 2026.');
});

test('byUse puts used-up budgets first, then nearly used ones, and those without figures last', () => {
  const unused = toBudget({ code: 'ALT', gebruikt: 0, resterend: 18 });
  const budgets = [toSharedBudget(), unused, toBudget({ code: 'NEARLY' }), { ...used, code: 'UP' }];
  expect(byUse(budgets).map(({ code }) => code)).toEqual(['UP', 'NEARLY', 'ALT', 'MOND']);
});

test('isUsedUp leaves out a budget of a former policy', () => {
  expect(isUsedUp(used)).toBe(true);
  expect(isUsedUp({ ...used, redenOnbruikbaar: 'vorigePolis' })).toBe(false);
  expect(isUsedUp(toSharedBudget())).toBe(false);
});

test('sharedRest is the usable part of a budget whose total is hidden', () => {
  const usable = { ...part!, isResterendBruikbaar: null, redenOnbruikbaar: null };
  expect(sharedRest(toSharedBudget({ subverstrekkingen: [usable] }))).toEqual([usable]);
  expect(sharedRest(toSharedBudget())).toEqual([]);
  expect(sharedRest(toBudget())).toEqual([]);
});

test.each([
  [{}, 'Lotte heeft in 2026'],
  [{ isPast: true }, 'Lotte had in 2026'],
  [{ name: 'deze persoon' }, 'Deze persoon heeft in 2026'],
  [{ name: 'deze persoon', isPast: true }, 'Deze persoon had in 2026'],
  [{ isSelf: true }, 'Je hebt in 2026'],
  [{ isSelf: true, isPast: true }, 'Je had in 2026'],
])('says that there is no budget: %j', (own, said) => {
  expect(nothingWords(about(own))).toContain(said);
});
