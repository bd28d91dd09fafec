import { factuurStatusCodes, factuurStatusTeksten } from '@mijn/domain/factuurstatus';
import { expect, it } from 'vitest';
import { alsRegels, leesDiagram, type Overgang } from '../testhulp/diagram.ts';
import { gebeurtenissen, nieuw } from './gebeurtenissen.testhulp.ts';
import { type FactuurFeiten, factuurStatus } from './status.rules.ts';

// The day of a first debit is no part of its state.
const tekst = (feiten: FactuurFeiten): string =>
  factuurStatus(feiten).replace(/(?<=afgeschreven op) \d.*/, '');

/** Every change of text that anything that can happen brings, from a new invoice on. */
function loopAlles(): Overgang[] {
  const gezien = new Set<string>();
  const stappen: Overgang[] = [];
  const open = [...nieuw];
  for (let feiten = open.pop(); feiten; feiten = open.pop()) {
    if (gezien.has(JSON.stringify(feiten))) continue;
    gezien.add(JSON.stringify(feiten));
    for (const na of Object.values(gebeurtenissen).flatMap((gebeurt) => gebeurt(feiten))) {
      stappen.push({ van: tekst(feiten), naar: tekst(na) });
      open.push(na);
    }
  }
  return stappen.filter(({ van, naar }) => van !== naar);
}

const diagram = leesDiagram('factuur');

it('the diagram of an invoice has the specification’s twelve texts and our own', () => {
  const teksten = factuurStatusCodes.map((code) => factuurStatusTeksten[code]);
  expect(diagram.staten.toSorted()).toEqual(
    [...teksten, 'Wordt automatisch afgeschreven op'].toSorted(),
  );
  expect(diagram.begin).toEqual(nieuw.map(tekst));
});

it('the diagram of an invoice has the steps that what can happen brings, and no other', () => {
  expect(alsRegels(loopAlles())).toEqual(alsRegels(diagram.overgangen));
});
