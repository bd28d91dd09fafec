import { expect, test } from 'vitest';
import { cookieChoiceIn } from './cookieChoice.ts';

test.each([
  ['nothing', {}, undefined],
  ['a choice without the consent cookie', { 'user.choice': 'all' }, undefined],
  ['a consent cookie other than true', { 'user.consent': 'yes', 'user.choice': 'all' }, undefined],
  ['the consent cookie alone', { 'user.consent': 'true' }, 'necessary'],
  ['an unknown choice', { 'user.consent': 'true', 'user.choice': 'x' }, 'necessary'],
  ['all', { 'user.consent': 'true', 'user.choice': 'all' }, 'all'],
])(
  'reads the cookie choice from two cookies: %s',
  (_what, cookies: Record<string, string>, choice) => {
    expect(cookieChoiceIn((name) => cookies[name])).toBe(choice);
  },
);
