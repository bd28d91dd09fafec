import { expect, it } from 'vitest';
import { isStaff } from './staff.ts';

it('distinguishes staff who look on behalf of the person from the person', () => {
  expect(isStaff({ actor: 'medewerker-7' })).toBe(true);
  expect(isStaff({})).toBe(false);
});
