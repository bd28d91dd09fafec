import { beforeAll, describe, expect, test } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { type About, nothingWords, summary } from './firstWords.ts';
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
  test("speaks of the viewer's budgets, or names another person", () => {
    expect(summary(about())).toContain('elk budget van Lotte');
    expect(summary(about({ isSelf: true }))).toContain('elk van je budgetten');
  });

  test('says that use is hidden only if it is, not for a child whose part of a shared budget is shown', () => {
    const hidden = toSharedBudget({ subverstrekkingen: [hiddenPart] });
    expect(summary(about({ budgets: [hidden] }))).toBe('Wat Lotte gebruikte, kun je niet zien.');
    for (const budgets of [[toSharedBudget()], [hidden, used]]) {
      expect(summary(about({ budgets }))).toContain('hangt af van het budget van iedereen samen');
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
