import { expect, test } from 'vitest';
import { cookieChoiceIn } from './cookieChoice.ts';

test.each([
  ['nothing', {}, undefined],
  ['an answer without its mark', { 'user.choice': 'all' }, undefined],
  ['a mark that is not true', { 'user.consent': 'yes', 'user.choice': 'all' }, undefined],
  ['the mark alone', { 'user.consent': 'true' }, 'necessary'],
  ['an answer that there is not', { 'user.consent': 'true', 'user.choice': 'x' }, 'necessary'],
  ['all', { 'user.consent': 'true', 'user.choice': 'all' }, 'all'],
])(
  'reads the cookie choice from two cookies: %s',
  (_what, cookies: Record<string, string>, choice) => {
    expect(cookieChoiceIn((name) => cookies[name])).toBe(choice);
  },
);
