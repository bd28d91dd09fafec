import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { IllustrationSuccess } from './IllustrationSuccess.tsx';

test('has no text, and differs by brand', () => {
  const dune = renderMarkup(<IllustrationSuccess brand="ZZ" />);
  const sea = renderMarkup(<IllustrationSuccess brand="AZVZ" />);
  expect([words(dune), words(sea)]).toEqual(['', '']);
  expect(dune).not.toBe(sea);
});
