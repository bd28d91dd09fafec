import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { StepCounter } from './StepCounter.tsx';

test('says where one is in words, and shows it in as many parts', () => {
  const html = character(<StepCounter tekst="Stap 2 van 4" now={2} totaal={4} />);
  expect(words(html)).toBe('Stap 2 van 4');
  expect(html.match(/<span/g)).toHaveLength(4);
});
