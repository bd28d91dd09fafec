import { expect, test } from 'vitest';
import { inGroups } from './inGroups.ts';

test('groups digits and leaves a shorter last group', () => {
  expect(inGroups('80528000070041013701', 4)).toBe('8052 8000 0700 4101 3701');
  expect(inGroups('7004106851', 3)).toBe('700 410 685 1');
  expect(inGroups('', 4)).toBe('');
});
