import {
  factuurStatusCodes,
  factuurStatusTeksten,
  incassoGeplandTekst,
} from '@mijn/domain/factuurstatus';
import { describe, expect, it } from 'vitest';
import { leesStatus } from './factuurStatus.ts';

const zonderDag = { datumAutomatischeIncasso: null };

describe('what a status means', () => {
  it.each([
    ['Betaald', 'betaald'],
    ['Verrekend', 'betaald'],
    ['Zie eindafrekening', 'betaald'],
    ['Opgenomen in betalingsregeling', 'regeling'],
    ['Schuldregeling', 'regeling'],
    ['Aanmaning - te betalen via iDEAL', 'open'],
    ['Te ontvangen', 'open'],
  ])('keeps %s under %s', (status, groep) => {
    expect(leesStatus({ status, ...zonderDag }).groep).toBe(groep);
  });

  it('knows every text of the specification', () => {
    for (const code of factuurStatusCodes) {
      expect(leesStatus({ status: factuurStatusTeksten[code], ...zonderDag }).code).toBe(code);
    }
  });

  it('takes the day of a debit from the invoice, or else from the text', () => {
    const status = incassoGeplandTekst('2026-11-25');
    expect(leesStatus({ status, ...zonderDag }).dag).toBe('2026-11-25');
    expect(leesStatus({ status, datumAutomatischeIncasso: '2026-11-26' }).dag).toBe('2026-11-26');
  });

  it('tells no day of a debit where none is planned any more', () => {
    expect(leesStatus({ status: 'Betaald', datumAutomatischeIncasso: '2026-11-25' }).dag).toBe(
      undefined,
    );
  });

  it('counts a text that it does not know as open, and never guesses what it means', () => {
    expect(leesStatus({ status: 'Kwijtgescholden', ...zonderDag })).toEqual({
      code: undefined,
      groep: 'open',
      toon: 'ingediend',
      dag: undefined,
    });
  });
});
