import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { key: 'i', title: 'Ingediend', when: '9 november', phase: 'done' },
  { key: 'b', title: 'In behandeling', phase: 'now' },
  { key: 'a', title: 'Afgehandeld', phase: 'soon' },
] as const;
const phases = { done: 'klaar', now: 'bezig', soon: 'nog niet' };

test('has one current step, and names every state in text', () => {
  const html = renderMarkup(<Stepper label="Voortgang" steps={steps} phases={phases} />);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(words(html)).toBe(
    'Ingediend (klaar) 9 november In behandeling (bezig) Afgehandeld (nog niet)',
  );
});
