import { expect, it } from 'vitest';
import { type FactuurRow, factsOf, regelingInContract } from './factuurRow.ts';
import { factuurStatus } from './status.rules.ts';

const regeling = {
  soort: 'betaalgemak',
  status: 'lopend',
  open: 4_000,
  aantal: 1,
  termijn: { datum: '2026-11-30', bedrag: 4_000 },
} as const;

it('omits the next term of an arrangement without an open amount, and of one with debt help', () => {
  expect(regelingInContract({ regeling })).toMatchObject({
    openBedrag: 40,
    volgendeTermijn: { datum: '2026-11-30', bedrag: 40 },
  });
  const paid = { ...regeling, open: 0, aantal: 0, termijn: { datum: '2026-11-30', bedrag: 0 } };
  expect(regelingInContract({ regeling: paid })).toBeNull();
  const resting = { ...paid, soort: 'schuldregeling', termijn: null } as const;
  expect(regelingInContract({ regeling: resting })).toMatchObject({ soort: 'schuldregeling' });
  expect(regelingInContract({ regeling: { ...regeling, status: 'voltooid' } })).toBeNull();
});

it('treats a settlement of zero as paid, and any other such invoice as set off', () => {
  const row: FactuurRow = {
    kenmerk: 'F2026-00000001',
    soort: 'Eigenrisicoeindafrekening',
    jaar: 2025,
    datum: Temporal.PlainDate.from('2026-02-10'),
    bedrag: 0,
    open: 0,
    last_boeking: null,
    regeling_id: null,
    regeling: null,
    incasso: null,
    datum_incasso: null,
    betaalverzoek: null,
    titel: null,
    betaalverzoek_datum: null,
    uiterste_betaaldatum: null,
  };
  expect(factuurStatus(factsOf(row))).toBe('Betaald');
  const care = { ...row, soort: 'EigenrisicoEigenbijdrage' } as const;
  expect(factuurStatus(factsOf(care))).toBe('Verrekend');
});
