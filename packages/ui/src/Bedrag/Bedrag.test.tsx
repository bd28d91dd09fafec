import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Bedrag } from './Bedrag.tsx';

test('an amount is written as the app writes it', () => {
  expect(woorden(teken(<Bedrag cents={8250} />))).toBe('€ 82.50');
});

test('what goes off has a minus, whichever way it is given', () => {
  expect(woorden(teken(<Bedrag cents={1250} af />))).toBe('€ -12.50');
  expect(woorden(teken(<Bedrag cents={-1250} af />))).toBe('€ -12.50');
});

test('without surroundings an amount is refused rather than guessed', () => {
  expect(() => renderToStaticMarkup(<Bedrag cents={1} />)).toThrow('Omgeving');
});
