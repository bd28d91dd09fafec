import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { Amount } from './Amount.tsx';

test('an amount is written as the app writes it', () => {
  expect(words(character(<Amount cents={8250} />))).toBe('€ 82.50');
});

test('what goes off has a minus, whichever way it is given', () => {
  expect(words(character(<Amount cents={1250} af />))).toBe('€ -12.50');
  expect(words(character(<Amount cents={-1250} af />))).toBe('€ -12.50');
});

test('without surroundings an amount is refused rather than guessed', () => {
  expect(() => renderToStaticMarkup(<Amount cents={1} />)).toThrow('Omgeving');
});
