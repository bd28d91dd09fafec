import {
  factuurStatusCodes,
  factuurStatusTexts,
  incassoPlannedText,
} from '@mijn/domain/factuurstatus';
import { describe, expect, it } from 'vitest';
import { isBehind, parseStatus } from './factuurStatus.ts';

const withoutDay = { datumAutomatischeIncasso: null };

describe('parseStatus', () => {
  it.each([
    ['Betaald', 'betaald'],
    ['Verrekend', 'betaald'],
    ['Zie eindafrekening', 'betaald'],
    ['Opgenomen in betalingsregeling', 'regeling'],
    ['Schuldregeling', 'regeling'],
    ['Aanmaning - te betalen via iDEAL', 'open'],
    ['Te ontvangen', 'open'],
  ])('keeps %s under %s', (status, group) => {
    expect(parseStatus({ status, ...withoutDay }).group).toBe(group);
  });

  it('knows every text of the specification', () => {
    for (const code of factuurStatusCodes) {
      expect(parseStatus({ status: factuurStatusTexts[code], ...withoutDay }).code).toBe(code);
    }
  });

  it.each([
    ['Aanmaning - te betalen via iDEAL', true],
    ['Incasso mislukt - betaalverzoek volgt', true],
    ['Opgenomen in betalingsregeling', true],
    ['Schuldregeling', true],
    ['Te betalen via iDEAL', false],
    ['Betaald', false],
    ['Iets anders', false],
  ])('offers help with arrears for %s: %s', (status, expected) => {
    expect(isBehind({ status, ...withoutDay })).toBe(expected);
  });

  it('takes the date of a debit from the invoice, or else from the text', () => {
    const status = incassoPlannedText('2026-11-25');
    expect(parseStatus({ status, ...withoutDay }).dag).toBe('2026-11-25');
    expect(parseStatus({ status, datumAutomatischeIncasso: '2026-11-26' }).dag).toBe('2026-11-26');
  });

  it('has no date for a debit that is no longer planned', () => {
    expect(parseStatus({ status: 'Betaald', datumAutomatischeIncasso: '2026-11-25' }).dag).toBe(
      undefined,
    );
  });

  it('counts an unknown text as open, and does not guess its meaning', () => {
    expect(parseStatus({ status: 'Kwijtgescholden', ...withoutDay })).toEqual({
      code: undefined,
      group: 'open',
      show: 'submitted',
      dag: undefined,
    });
  });
});
