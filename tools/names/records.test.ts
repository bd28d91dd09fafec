import { expect, test } from 'vitest';
import { strayHeadings, strayInIndex, strayStatuses } from './records.ts';

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

const accepted = (number: string, status: string): [string, string] => [
  `docs/decisions/${number}-title.md`,
  `# ${number} Title\n\n${status}\n\nText.`,
];

test('a record says in its third line since when it holds, and which others belong to it', () => {
  const records = [
    accepted('0001', 'Accepted, 2026-11-21. Narrowed by [ADR 0002](0002-title.md).'),
    accepted('0002', 'Accepted, 2026-11-22. Narrows [ADR 0001](0001-title.md).'),
    accepted('0003', 'Superseded, 2026-11-23.'),
  ];
  expect(strayStatuses(records)).toEqual([]);
});

test.each(['**Context.** It was slow.', 'Accepted.', 'accepted, 22 November 2026', ''])(
  'a record whose third line is "%s" says nothing of it',
  (line) =>
    expect(strayStatuses([accepted('0001', line)])).toEqual([
      { file: 'docs/decisions/0001-title.md', text: line },
    ]),
);

test('a record that a later one changes has to name it', () => {
  const records = [
    accepted('0001', 'Accepted, 2026-11-21.'),
    accepted('0002', 'Accepted, 2026-11-22. Changes [ADR 0001](0001-title.md).'),
  ];
  expect(strayStatuses(records)).toEqual([
    { file: 'docs/decisions/0001-title.md', text: '0002-title.md' },
  ]);
});

test('the index lists every record once', () => {
  const records = ['0001', '0002', '0003'].map((number) => accepted(number, 'Accepted'));
  const list = '# Decisions\n\n## A\n\n- [a](0001-title.md)\n- [b](0002-title.md)\n';
  const strayIn = (text: string) =>
    strayInIndex([['docs/decisions/README.md', text], ...records]).map(({ text: name }) => name);
  expect(strayIn(`${list}- [c](0003-title.md)\n`)).toEqual([]);
  expect(strayIn(list)).toEqual(['0003-title.md']);
  expect(strayIn(`${list}- [c](0003-title.md)\n- [a](0001-title.md)\n`)).toEqual(['0001-title.md']);
});
