import { expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { isStaff, refuseStaff } from './staff.ts';

it('tells staff who look as a person from the person', () => {
  expect(isStaff({ actor: 'medewerker-7' })).toBe(true);
  expect(isStaff({})).toBe(false);
});

it('refuses staff what is the person’s own, and the person nothing', () => {
  expect(() => refuseStaff({ actor: 'medewerker-7' })).toThrow(new Refusal(403));
  expect(() => refuseStaff({})).not.toThrow();
});
