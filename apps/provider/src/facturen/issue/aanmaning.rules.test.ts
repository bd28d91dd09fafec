import { expect, it } from 'vitest';
import { nextTitle, paymentDays } from './aanmaning.rules.ts';

it.each([
  ['Factuur', 30, 'Herinnering', 14],
  ['Incasso mislukt', 30, 'Herinnering', 14],
  ['Herinnering', 14, 'Aanmaning', 14],
] as const)(
  '%s is to be paid within %i days; else %s follows, with %i',
  (title, days, next, more) => {
    expect(paymentDays[title]).toBe(days);
    expect(nextTitle[title]).toBe(next);
    expect(paymentDays[next]).toBe(more);
  },
);

it('after an Aanmaning nothing of ours follows', () => {
  expect(nextTitle.Aanmaning).toBeUndefined();
});
