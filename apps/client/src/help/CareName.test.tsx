import { expect, it } from 'vitest';
import { show } from '../api/show.testing.tsx';
import { CareName } from './CareName.tsx';

it('is said in the reader’s language, within a sentence in small letters', () => {
  expect(show(<CareName name="Huisarts" />)).toBe('Huisarts');
  expect(show(<CareName name="Fysiotherapie" />, 'en')).toBe('Physiotherapy');
  expect(show(<CareName name="Fysiotherapie" within />, 'en')).toBe('physiotherapy');
  expect(show(<CareName name="Huisarts" within />, 'en')).toBe('GP');
});

it('stays Dutch where only the insurer has words for it, and says so in English', () => {
  expect(show(<CareName name="Kuuroord" />, 'en')).toBe('<span lang="nl">Kuuroord</span>');
  expect(show(<CareName name="Kuuroord" />)).toBe('Kuuroord');
});

it('tells several kinds of care of one budget in one language', () => {
  const several = 'Tandarts, bril en lenzen';
  expect(show(<CareName name={several} />)).toBe(several);
  expect(show(<CareName name={several} within />, 'en')).toBe('dentist, glasses and lenses');
  expect(show(<CareName name={several} />, 'en')).toBe('Dentist, glasses and lenses');
  expect(show(<CareName name="Tandarts, kuuroord" />, 'en')).toBe(
    '<span lang="nl">Tandarts, kuuroord</span>',
  );
});
