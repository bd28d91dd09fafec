import fc from 'fast-check';
import {
  parseFactuurStatus,
  type FactuurStatusCode,
  factuurStatusCodes,
  factuurStatusTexts,
} from '@mijn/domain/factuur';
import { describe, expect, it } from 'vitest';
import { type FactuurFacts, factuurStatus } from './status.rules.ts';
import { toLines, readDiagram, type Transition } from '../testing/diagram.testing.ts';
import { events, fresh } from './events.testing.ts';

const open: FactuurFacts = {
  open: 15_420,
  inEindafrekening: false,
  last: null,
  regeling: null,
  titel: null,
  incasso: null,
};
const planned = { poging: 1, status: 'gepland', datum: '2026-11-25' } as const;
const regeling = { soort: 'betalingsregeling', status: 'lopend' } as const;

// Rows of the table "Which invoice status when" of docs/domain.md.
const table: readonly (readonly [string, Partial<FactuurFacts>, string])[] = [
  ['open, no direct debit', {}, 'Te betalen via iDEAL'],
  ['in a payment request', { titel: 'Factuur' }, 'Te betalen via iDEAL'],
  [
    'open, first direct debit planned',
    { incasso: planned },
    'Wordt automatisch afgeschreven op 25 november 2026',
  ],
  ['reminded', { titel: 'Herinnering' }, 'Herinnering - te betalen via iDEAL'],
  ['reminded for the last time', { titel: 'Aanmaning' }, 'Aanmaning - te betalen via iDEAL'],
  [
    'direct debit failed',
    { incasso: { ...planned, poging: 2, status: 'mislukt' } },
    'Incasso mislukt - betaalverzoek volgt',
  ],
  [
    'direct debit taken and given back',
    { incasso: { ...planned, status: 'afgeschreven' } },
    'Incasso mislukt - betaalverzoek volgt',
  ],
  [
    'direct debit failed, payment request sent',
    { incasso: { ...planned, poging: 2, status: 'mislukt' }, titel: 'Incasso mislukt' },
    'Te betalen via iDEAL',
  ],
  [
    'second direct debit planned',
    { incasso: { ...planned, poging: 2 } },
    'Herincasso (wordt van uw rekening afgeschreven op)',
  ],
  [
    'Betaalgemak ended by a missed term',
    { regeling: { soort: 'betaalgemak', status: 'beeindigd' } },
    'Betaalgemak beëindigd - betaalverzoek volgt',
  ],
  [
    'Betaalgemak ended, its failed direct debit last',
    {
      regeling: { soort: 'betaalgemak', status: 'beeindigd' },
      incasso: { ...planned, status: 'mislukt' },
    },
    'Betaalgemak beëindigd - betaalverzoek volgt',
  ],
  [
    'Betaalgemak ended, payment request sent',
    { regeling: { soort: 'betaalgemak', status: 'beeindigd' }, titel: 'Factuur' },
    'Te betalen via iDEAL',
  ],
  ['in an arrangement', { regeling, titel: 'Aanmaning' }, 'Opgenomen in betalingsregeling'],
  [
    'in Betaalgemak',
    { regeling: { ...regeling, soort: 'betaalgemak' } },
    'Opgenomen in betalingsregeling',
  ],
  [
    'arrangement ended by a failed debit',
    { regeling: { ...regeling, status: 'beeindigd' } },
    'Incasso mislukt - betaalverzoek volgt',
  ],
  [
    'arrangement ended, payment request sent',
    { regeling: { ...regeling, status: 'beeindigd' }, titel: 'Factuur' },
    'Te betalen via iDEAL',
  ],
  ['handed to debt help', { regeling: { ...regeling, soort: 'schuldregeling' } }, 'Schuldregeling'],
  ['brought to zero by set-off', { open: 0, last: 'verrekening' }, 'Verrekend'],
  ['below zero', { open: -2_500 }, 'Te ontvangen'],
  ['a term taken up in a settlement', { inEindafrekening: true, open: 0 }, 'Zie eindafrekening'],
  [
    'a term taken up, reopened by a returned debit',
    { inEindafrekening: true, regeling: { ...regeling, status: 'beeindigd' } },
    'Incasso mislukt - betaalverzoek volgt',
  ],
  [
    'a term taken up, reopened and requested',
    { inEindafrekening: true, titel: 'Factuur' },
    'Te betalen via iDEAL',
  ],
  ['paid', { open: 0, last: 'betaald' }, 'Betaald'],
  ['nothing to pay', { open: 0 }, 'Betaald'],
  ['paid after a reminder', { open: 0, last: 'betaald', titel: 'Herinnering' }, 'Betaald'],
];

describe('factuurStatus', () => {
  it.each(table)('maps %s', (_situation, otherwise, text) => {
    expect(factuurStatus({ ...open, ...otherwise })).toBe(text);
  });
});

const anyFacts: fc.Arbitrary<FactuurFacts> = fc.record({
  open: fc.constantFrom(-4_000, -1, 0, 1, 15_420),
  inEindafrekening: fc.boolean(),
  last: fc.constantFrom('betaald' as const, 'verrekening' as const, null),
  regeling: fc.option(
    fc.record({
      soort: fc.constantFrom('betaalgemak', 'betalingsregeling', 'schuldregeling'),
      status: fc.constantFrom('lopend', 'beeindigd', 'voltooid'),
    }),
  ),
  titel: fc.constantFrom('Factuur', 'Incasso mislukt', 'Herinnering', 'Aanmaning', null),
  incasso: fc.option(
    fc.record({
      poging: fc.constantFrom(1, 2),
      status: fc.constantFrom('gepland', 'afgeschreven', 'mislukt'),
      datum: fc.constant('2026-11-25'),
    }),
  ),
});

describe('the status after any history', () => {
  it('is a single text known to the screens', () => {
    fc.assert(
      fc.property(anyFacts, (one) => {
        expect(parseFactuurStatus(factuurStatus(one))).toBeDefined();
      }),
      { numRuns: 1_000 },
    );
  });

  it('is never final while something is open, and never requests what is not open', () => {
    const done = ['Betaald', 'Verrekend'];
    fc.assert(
      fc.property(anyFacts, (one) => {
        const status = factuurStatus(one);
        expect(done.includes(status)).toBe(one.open === 0 && !one.inEindafrekening);
        expect(status === 'Te ontvangen').toBe(one.open < 0 && !one.inEindafrekening);
        expect(status === 'Zie eindafrekening').toBe(one.inEindafrekening && one.open <= 0);
        if (status.includes('te betalen') || status.startsWith('Te betalen')) {
          expect(one.open).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('never asks for payment of an invoice in an arrangement or with a planned debit', () => {
    fc.assert(
      fc.property(anyFacts, (one) => {
        const status = factuurStatus(one);
        const elsewhere = one.regeling?.status === 'lopend';
        const bank = one.incasso?.status === 'gepland' && one.titel === null;
        if (elsewhere || bank) expect(status).not.toMatch(/te betalen/i);
      }),
      { numRuns: 1_000 },
    );
  });
});

// The day of a first debit is not part of its state.
const text = (facts: FactuurFacts): string =>
  factuurStatus(facts).replace(/(?<=afgeschreven op) \d.*/, '');

/** Returns every transition of the status text that any event causes, starting with new invoices. */
function walkAll(): Transition[] {
  const seen = new Set<string>();
  const steps: Transition[] = [];
  const queue = [...fresh];
  for (let facts = queue.pop(); facts; facts = queue.pop()) {
    if (seen.has(JSON.stringify(facts))) continue;
    seen.add(JSON.stringify(facts));
    for (const after of Object.values(events).flatMap((happens) => happens(facts))) {
      steps.push({ from: text(facts), to: text(after) });
      queue.push(after);
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
