import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { sleutel: 'i', titel: 'Ingediend', when: '9 november', phase: 'done' },
  { sleutel: 'b', titel: 'In behandeling', phase: 'now' },
  { sleutel: 'a', titel: 'Afgehandeld', phase: 'soon' },
] as const;
const phases = { done: 'done', now: 'busy', soon: 'nog niet' };

test('one step is the current one, and every standing is said in words', () => {
  const html = character(<Stepper label="Voortgang" stappen={steps} phases={phases} />);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(words(html)).toBe(
    'Ingediend (klaar) 9 november In behandeling (bezig) Afgehandeld (nog niet)',
  );
});
