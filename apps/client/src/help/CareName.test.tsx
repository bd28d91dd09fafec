import { expect, it } from 'vitest';
import { show } from '../api/show.testing.tsx';
import { CareName } from './CareName.tsx';

it('uses the reader’s language, in lower case within a sentence', () => {
  expect(show(<CareName name="Huisarts" />)).toBe('Huisarts');
  expect(show(<CareName name="Fysiotherapie" />, 'en')).toBe('Physiotherapy');
  expect(show(<CareName name="Fysiotherapie" within />, 'en')).toBe('physiotherapy');
  expect(show(<CareName name="Huisarts" within />, 'en')).toBe('GP');
});

it('keeps Dutch for names that only the insurer knows, and marks the language in English', () => {
  expect(show(<CareName name="Kuuroord" />, 'en')).toBe('<span lang="nl">Kuuroord</span>');
  expect(show(<CareName name="Kuuroord" />)).toBe('Kuuroord');
});

it('translates several kinds of care of one budget together', () => {
  const several = 'Tandarts, bril en lenzen';
  expect(show(<CareName name={several} />)).toBe(several);
  expect(show(<CareName name={several} within />, 'en')).toBe('dentist, glasses and lenses');
  expect(show(<CareName name={several} />, 'en')).toBe('Dentist, glasses and lenses');
  expect(show(<CareName name="Tandarts, kuuroord" />, 'en')).toBe(
    '<span lang="nl">Tandarts, kuuroord</span>',
  );
});
