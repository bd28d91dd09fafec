import { expect, test } from 'vitest';
import type { Source, Text } from './checkTexts.ts';
import { checkEqualTexts } from './equalTexts.ts';

type Texts = Readonly<Record<string, Text>>;

const part = (name: string, nl: Texts, en: Texts): Source[] => [
  { part: name, language: 'nl', texts: nl },
  { part: name, language: 'en', texts: en },
];

const list = part('list', { none: 'Je hoeft niets' }, { none: 'Nothing to do' });
const page = part('page', { rest: 'Je hoeft niets' }, { rest: 'Nothing to do' });

test('a text that two parts say is refused, with where it stands', () => {
  expect(() => checkEqualTexts([...list, ...page], [])).toThrow(
    '"Je hoeft niets": list:none, page:rest',
  );
});

test('a part that says one text under two names is refused', () => {
  const twice = part('page', { a: 'Te betalen', b: 'Te betalen' }, { a: 'To pay', b: 'To pay' });
  expect(() => checkEqualTexts(twice, [])).toThrow('"Te betalen": page:a, page:b');
});

test('one of them is an exception that somebody wrote down', () => {
  expect(() => checkEqualTexts([...list, ...page], ['Je hoeft niets'])).not.toThrow();
});

test('an exception that is said once by now is refused', () => {
  expect(() => checkEqualTexts(list, ['Je hoeft niets'])).toThrow('"Je hoeft niets": once');
});

test.each([
  ['other words in English', { rest: 'Je hoeft niets' }, { rest: 'You need nothing' }],
  ['two words', { rest: 'Je hoeft' }, { rest: 'You must' }],
])('%s are nothing to share', (_what, nl, en) => {
  const short = part('short', { b: 'Je hoeft' }, { b: 'You must' });
  expect(() => checkEqualTexts([...list, ...short, ...part('page', nl, en)], [])).not.toThrow();
});

test('a plural that two parts have is one text too', () => {
  const forms = { n: { one: 'Nog één keer', other: 'Nog {n} keer' } };
  const parts = [
    ...part('a', { left: forms }, { left: forms }),
    ...part('b', { more: forms }, { more: forms }),
  ];
  expect(() => checkEqualTexts(parts, [])).toThrow('a:left, b:more');
});
