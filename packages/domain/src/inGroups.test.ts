import { expect, test } from 'vitest';
import { splitIntoGroups } from './splitIntoGroups.ts';

test('groups digits and leaves a shorter last group', () => {
  expect(splitIntoGroups('80528000070041013701', 4)).toBe('8052 8000 0700 4101 3701');
  expect(splitIntoGroups('7004106851', 3)).toBe('700 410 685 1');
  expect(splitIntoGroups('', 4)).toBe('');
});
