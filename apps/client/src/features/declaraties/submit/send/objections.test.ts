import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { checkFields } from '../../../../forms/rules.ts';
import { claimRules, emptyValues } from '../fields/fields.ts';
import { insurerErrors, insurerLineError } from './insurerErrors.ts';

setLanguageSource(() => 'nl');

const context = { today: '2026-11-21', language: 'nl' } as const;

const melding = (code: string, field?: string, level: 'error' | 'warn' = 'error') => ({
  code,
  level,
  message: 'Tekst',
  veld: field,
});

describe('what the insurer has against it', () => {
  it('is said at the fields that it is about, in the words of our own rules', () => {
    const wrong = { ...emptyValues, behandelDatum: '2026-11-22', bedrag: '0' };
    const meldingen = [melding('inToekomst', 'behandelDatum'), melding('bedragNul', 'bedrag')];
    expect(insurerErrors(meldingen, context)).toEqual(
      checkFields(claimRules, wrong, ['behandelDatum', 'bedrag'], context),
    );
  });

  it('leaves warnings, unknown codes and unknown fields to the message itself', () => {
    const meldingen = [
      melding('dubbeleNota', 'notaNummer', 'warn'),
      melding('nieuweRegel', 'bedrag'),
      melding('geenBestand', 'bestanden'),
      melding('required'),
    ];
    expect(insurerErrors(meldingen, context)).toEqual({});
  });

  it('is said at the line that it is about', () => {
    const [text] = [insurerErrors([melding('bedragNul', 'bedrag')], context).bedrag];
    expect(insurerLineError(melding('bedragNul', 'regels.2.bedrag'), context)).toEqual({
      at: 2,
      field: 'bedrag',
      text,
    });
    for (const field of ['bedrag', 'regels', 'regels.2.omschrijving', 'regels.x.bedrag']) {
      expect(insurerLineError(melding('bedragNul', field), context)).toBeUndefined();
    }
  });
});
