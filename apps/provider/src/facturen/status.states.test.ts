import {
  type FactuurStatusCode,
  factuurStatusCodes,
  factuurStatusTexts,
} from '@mijn/domain/factuurstatus';
import { expect, it } from 'vitest';
import { toLines, readDiagram, type Transition } from '../testing/diagram.testing.ts';
import { events, fresh } from './events.testing.ts';
import { type FactuurFacts, factuurStatus } from './status.rules.ts';

// The day of a first debit is not part of its state.
const text = (facts: FactuurFacts): string =>
  factuurStatus(facts).replace(/(?<=afgeschreven op) \d.*/, '');

/** Returns every transition of the status text that any event causes, starting with new invoices. */
function walkAll(): Transition[] {
  const seen = new Set<string>();
  const steps: Transition[] = [];
  const open = [...fresh];
  for (let facts = open.pop(); facts; facts = open.pop()) {
    if (seen.has(JSON.stringify(facts))) continue;
    seen.add(JSON.stringify(facts));
    for (const after of Object.values(events).flatMap((happens) => happens(facts))) {
      steps.push({ from: text(facts), to: text(after) });
      open.push(after);
    }
  }
  return steps.filter(({ from, to }) => from !== to);
}

const diagram = readDiagram('factuur');

it('has the specification’s twelve texts and our own', () => {
  const texts = factuurStatusCodes.map((code) => factuurStatusTexts[code]);
  expect(diagram.states.toSorted()).toEqual(
    [...texts, 'Wordt automatisch afgeschreven op'].toSorted(),
  );
  expect(diagram.begin).toEqual(fresh.map(text));
});

it('names each text as the code does', () => {
  const codes: readonly (readonly [text: string, code: FactuurStatusCode])[] = [
    ...factuurStatusCodes.map((code) => [factuurStatusTexts[code], code] as const),
    ['Wordt automatisch afgeschreven op', 'incassoPlanned'],
  ];
  expect(diagram.ids).toEqual(new Map(codes));
});

it('has exactly the transitions that the events cause', () => {
  expect(toLines(walkAll())).toEqual(toLines(diagram.transitions));
});
