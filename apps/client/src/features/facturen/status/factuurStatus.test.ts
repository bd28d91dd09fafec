import { factuurStatusCodes, factuurStatusTexts, incassoPlannedText } from '@mijn/domain/factuur';
import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { isBehind, parseStatus, shortStatus, statusMeaning, statusWords } from './factuurStatus.ts';

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
    expect(parseStatus({ status: 'Kwijtgescholden', ...withoutDay })).toMatchObject({
      code: undefined,
      group: 'open',
      show: 'submitted',
      dag: undefined,
    });
  });
});

function words(status: string, language: 'nl' | 'en' = 'nl', day: string | null = null) {
  setLanguageSource(() => language);
  return statusWords({ status, datumAutomatischeIncasso: day }, language);
}

describe('statusWords', () => {
  it.each(factuurStatusCodes)('keeps the text of %s verbatim', (code) => {
    const literal = factuurStatusTexts[code];
    expect(words(literal).text).toBe(literal);
  });

  it.each(factuurStatusCodes)('words %s in both languages', (code) => {
    const literal = factuurStatusTexts[code];
    expect(words(literal).text).not.toBe(words(literal, 'en').text);
  });

  it('words an instalment in a settlement alike in the list and on the invoice', () => {
    const status = factuurStatusTexts.seeEindafrekening;
    expect(words(status).text).toBe(shortStatus({ status, datumAutomatischeIncasso: null }));
  });

  it('adds the date of a second direct debit', () => {
    const { text } = words(factuurStatusTexts.herincasso, 'nl', '2026-11-25');
    const day = '25\u00A0november\u00A02026';
    expect(text).toBe(`Herincasso (wordt van uw rekening afgeschreven op ${day})`);
  });

  it('leaves an unknown text as it is', () => {
    const { text, literal } = words('Kwijtgescholden', 'en');
    expect(text).toBe('Kwijtgescholden');
    expect(literal).toBe(true);
  });
});

function meaningOf(status: string, language: 'nl' | 'en' = 'nl') {
  setLanguageSource(() => language);
  return statusMeaning({ status, datumAutomatischeIncasso: null }, language);
}

describe('statusMeaning', () => {
  it.each(factuurStatusCodes)('explains %s and the next step, in both languages', (code) => {
    const [nl, en] = [
      meaningOf(factuurStatusTexts[code]),
      meaningOf(factuurStatusTexts[code], 'en'),
    ];
    for (const sentence of [nl, en].flatMap(({ meaning, afterwards }) => [meaning, afterwards])) {
      expect(sentence.length).toBeGreaterThan(10);
    }
    expect(nl.meaning).not.toBe(en.meaning);
  });

  it('refers to the help desk for an unknown status', () => {
    expect(meaningOf('Kwijtgescholden', 'en').afterwards).toContain('customer service');
  });
});
