import { describe, expect, it } from 'vitest';
import { assessDeclaratie } from './assessDeclaratie.ts';
import { adult, exampleDekking, input, line } from './examples.testing.ts';
import type { AssessmentInput, LineInput, LineOutcome, Usage } from './shapes.ts';
import { emptyUsage } from './usage.ts';

function assess(what: Partial<LineInput>, circumstances: Partial<AssessmentInput>): LineOutcome {
  const [first] = assessDeclaratie(input([line(what)], circumstances)).regels;
  if (!first) throw new Error('no line');
  return first;
}

function text({ meldingen }: LineOutcome, code: string): string | undefined {
  return meldingen.find((melding) => melding.code === code)?.omschrijving.replaceAll('\u00A0', ' ');
}

function used(aantal: number): Usage {
  return { ...emptyUsage, aantal: { 'ZZ/AANVULLEND/Ziekenhuis/2026': aantal } };
}

describe('budgets of a package', () => {
  it('pay for a number of treatments a year, whatever their cost', () => {
    const dekkingen = [exampleDekking(1, { pakket: 'AANVULLEND', maximumTreatments: 9 })];
    const eighth = assess({}, { dekkingen, usage: used(7) });
    expect(eighth.amounts.uitgekeerd).toBe(10_000);
    expect(text(eighth, 'budgetBijnaOp')).toBe(
      'Voor zorg in het ziekenhuis betalen we in 2026 hoogstens 9 behandelingen. Daarvan is er nu nog 1 over.',
    );
    const tenth = assess({}, { dekkingen, usage: used(9) });
    expect(tenth.amounts).toMatchObject({ notCovered: 10_000, uitgekeerd: 0 });
    // Only the remaining one of three treatments is covered.
    const three = assess({ aantal: 3, bedrag: 30_000 }, { dekkingen, usage: used(8) });
    expect(three.amounts).toMatchObject({ notCovered: 20_000, uitgekeerd: 10_000 });
  });

  it('pay no more than the rest of a shared budget, and do not reveal what others used', () => {
    const shared = { name: 'Tandarts en bril', maximumYear: 40_000 };
    const dekkingen = [exampleDekking(1, { pakket: 'AANVULLEND', maximumYear: 25_000, shared })];
    const usage = {
      ...emptyUsage,
      shared: { 'P1/ZZ/AANVULLEND/Tandarts en bril/2026': 37_000 },
    };
    const outcome = assess({}, { dekkingen, usage });
    expect(outcome.amounts).toMatchObject({ notCovered: 7000, uitgekeerd: 3000 });
  });

  it('are full again for a person who moved to their own policy', () => {
    const shared = { name: 'Tandarts en bril', maximumYear: 40_000 };
    const dekkingen = [exampleDekking(1, { pakket: 'AANVULLEND', shared })];
    const usage = { ...emptyUsage, shared: { 'P1/ZZ/AANVULLEND/Tandarts en bril/2026': 40_000 } };
    const [first] = adult.insurances;
    if (!first) throw new Error('the adult is insured');
    const person = {
      ...adult,
      insurances: [
        { ...first, validUntil: '2026-03-01' },
        { ...first, polisnummer: 'P2', validFrom: '2026-03-01' },
      ],
    };
    expect(assess({}, { dekkingen, usage, person }).amounts.uitgekeerd).toBe(10_000);
    const before = assess({ behandelDatum: '2026-02-28' }, { dekkingen, usage, person });
    expect(before.amounts.uitgekeerd).toBe(0);
  });
});
