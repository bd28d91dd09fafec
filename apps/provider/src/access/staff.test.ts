import { expect, it } from 'vitest';
import { isStaff } from './staff.ts';

it('tells staff who look as a person from the person', () => {
  expect(isStaff({ actor: 'medewerker-7' })).toBe(true);
  expect(isStaff({})).toBe(false);
});
