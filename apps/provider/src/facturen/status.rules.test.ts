import { leesFactuurStatus } from '@mijn/domain/factuurstatus';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FactuurFeiten, factuurStatus } from './status.rules.ts';

const open: FactuurFeiten = {
  open: 15_420,
  inEindafrekening: false,
  laatst: null,
  regeling: null,
  titel: null,
  incasso: null,
};
const gepland = { poging: 1, status: 'gepland', datum: '2026-11-25' } as const;
const regeling = { soort: 'betalingsregeling', status: 'lopend' } as const;

// The table "Which invoice status when" of domain.md, row by row.
const tabel: readonly (readonly [string, Partial<FactuurFeiten>, string])[] = [
  ['open, no direct debit', {}, 'Te betalen via iDEAL'],
  ['in a payment request', { titel: 'Factuur' }, 'Te betalen via iDEAL'],
  [
    'open, first direct debit planned',
    { incasso: gepland },
    'Wordt automatisch afgeschreven op 25 november 2026',
  ],
  ['reminded', { titel: 'Herinnering' }, 'Herinnering - te betalen via iDEAL'],
  ['reminded for the last time', { titel: 'Aanmaning' }, 'Aanmaning - te betalen via iDEAL'],
  [
    'direct debit failed',
    { incasso: { ...gepland, poging: 2, status: 'mislukt' } },
    'Incasso mislukt - betaalverzoek volgt',
  ],
  [
    'direct debit taken and given back',
    { incasso: { ...gepland, status: 'afgeschreven' } },
    'Incasso mislukt - betaalverzoek volgt',
  ],
  [
    'direct debit failed, payment request sent',
    { incasso: { ...gepland, poging: 2, status: 'mislukt' }, titel: 'Incasso mislukt' },
    'Te betalen via iDEAL',
  ],
  [
    'second direct debit planned',
    { incasso: { ...gepland, poging: 2 } },
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
      incasso: { ...gepland, status: 'mislukt' },
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
  ['arrangement ended', { regeling: { ...regeling, status: 'beeindigd' } }, 'Te betalen via iDEAL'],
  ['handed to debt help', { regeling: { ...regeling, soort: 'schuldregeling' } }, 'Schuldregeling'],
  ['brought to zero by set-off', { open: 0, laatst: 'verrekend' }, 'Verrekend'],
  ['below zero', { open: -2_500 }, 'Te ontvangen'],
  ['a term taken up in a settlement', { inEindafrekening: true }, 'Zie eindafrekening'],
  ['a term taken up, nothing open', { inEindafrekening: true, open: 0 }, 'Zie eindafrekening'],
  ['paid', { open: 0, laatst: 'betaald' }, 'Betaald'],
  ['nothing to pay', { open: 0 }, 'Betaald'],
  ['paid after a reminder', { open: 0, laatst: 'betaald', titel: 'Herinnering' }, 'Betaald'],
];

describe('the status of an invoice', () => {
  it.each(tabel)('%s', (_situatie, anders, tekst) => {
    expect(factuurStatus({ ...open, ...anders })).toBe(tekst);
  });
});

const feiten: fc.Arbitrary<FactuurFeiten> = fc.record({
  open: fc.constantFrom(-4_000, -1, 0, 1, 15_420),
  inEindafrekening: fc.boolean(),
  laatst: fc.constantFrom('betaald' as const, 'verrekend' as const, null),
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

describe('whatever has happened to an invoice', () => {
  it('has one text, which the screens know', () => {
    fc.assert(
      fc.property(feiten, (een) => {
        expect(leesFactuurStatus(factuurStatus(een))).toBeDefined();
      }),
      { numRuns: 1_000 },
    );
  });

  it('never says that it is settled while something is open, nor asks for what is not', () => {
    const klaar = ['Betaald', 'Verrekend'];
    fc.assert(
      fc.property(feiten, (een) => {
        const status = factuurStatus(een);
        expect(klaar.includes(status)).toBe(een.open === 0 && !een.inEindafrekening);
        expect(status === 'Te ontvangen').toBe(een.open < 0 && !een.inEindafrekening);
        if (een.inEindafrekening) expect(status).toBe('Zie eindafrekening');
        if (status.includes('te betalen') || status.startsWith('Te betalen')) {
          expect(een.open).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('asks nobody to pay what is in an arrangement or in a debit that is planned', () => {
    fc.assert(
      fc.property(feiten, (een) => {
        const status = factuurStatus(een);
        const elders = een.regeling?.status === 'lopend';
        const bank = een.incasso?.status === 'gepland' && een.titel === null;
        if (elders || bank) expect(status).not.toMatch(/te betalen/i);
      }),
      { numRuns: 1_000 },
    );
  });
});
