import { expect, test } from 'vitest';
import { partComments } from './comments.ts';

test.each([
  ['/** Says a. */\nconst a = 1;', '/** Says a. */', '\nconst a = 1;'],
  ['const a = 1; // why\nconst b = 2;', '// why', 'const a = 1; \nconst b = 2;'],
  ['SELECT 1; -- why', '-- why', 'SELECT 1; '],
  ['.a { top: 0; } /* one */ .b {} /* two */', '/* one */\n/* two */', '.a { top: 0; }  .b {} '],
  ["const a = 'https://a.example';", '', "const a = 'https://a.example';"],
])('the comments of %j are parted from its code', (text, comments, code) => {
  expect(partComments(text)).toEqual({ comments, code });
});
