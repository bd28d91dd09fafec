import { expect, test } from 'vitest';
import { strayHeadings } from './recordHeadings.ts';

const file = 'docs/decisions/0024-several-payments-in-one.md';

test.each(['# 0024 Several payments in one', '# 0024 `npm test` takes a sample'])(
  '"%s" is the heading of a record',
  (heading) => expect(strayHeadings([[file, `${heading}\n\nText.`]])).toEqual([]),
);

test.each([
  '# 24. Several payments in one',
  '# 0024. Several payments in one',
  '# 0024 – Several payments in one',
  '# 0025 Several payments in one',
  '## 0024 Several payments in one',
  '',
])('"%s" is none', (heading) =>
  expect(strayHeadings([[file, `${heading}\nText.`]])).toEqual([{ file, text: heading }]),
);

test('other documents have headings of their own', () => {
  expect(strayHeadings([['docs/map.md', '# Map']])).toEqual([]);
});
