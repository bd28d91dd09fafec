import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { checkFields } from '../../../../forms/rules.ts';
import { claimRules, emptyValues } from './claimFields.ts';
import type { Melding } from './outcome.ts';
import { isWarning, meldingenOf, toObjections } from './objections.ts';

setLanguageSource(() => 'nl');

const context = { today: '2026-11-21', language: 'nl' } as const;

const melding = (code: string, field?: string, level: 'error' | 'warn' = 'error') => ({
  code,
  level,
  message: 'Tekst',
  veld: field,
});

const sort = (meldingen: readonly Melding[], lineCount = 0) =>
  toObjections({ kind: 'meldingen', meldingen, files: [] }, lineCount, context);

const zero = 'Vul een bedrag in dat hoger is dan 0.';

describe('toObjections', () => {
  it('places an objection at its field, in the words of our own rules', () => {
    const wrong = { ...emptyValues, behandelDatum: '2026-11-22', bedrag: '0' };
    const meldingen = [melding('inToekomst', 'behandelDatum'), melding('bedragNul', 'bedrag')];
    const { fields, rest } = sort(meldingen);
    expect(fields).toEqual(checkFields(claimRules, wrong, ['behandelDatum', 'bedrag'], context));
    expect(rest).toEqual([]);
  });

  it('places an objection at its line, by index from 0', () => {
    const { fields, lines, rest } = sort([melding('bedragNul', 'regels.2.bedrag')], 3);
    expect(lines).toEqual([{}, {}, { bedrag: zero }]);
    expect(fields).toEqual({});
    expect(rest).toEqual([]);
  });

  it('places an objection to care or date at the first of several lines', () => {
    const told = [melding('teOud', 'behandelDatum'), melding('bedragNul', 'bedrag')];
    const { fields, lines } = sort(told, 2);
    expect(fields).toEqual({ bedrag: zero });
    expect(lines[0]?.behandelDatum).toMatch(/2023/);
  });

  it.each([
    ['a warning', melding('dubbeleNota', 'notaNummer', 'warn')],
    ['a code of another insurer', melding('nieuweRegel', 'bedrag')],
    ['no field', melding('required')],
    ['a field that nobody can be shown wrong at', melding('required', 'buitenland')],
    ['the lines together', melding('kloppenNiet', 'regels')],
    ['a field of a line that is not asked', melding('tooLong', 'regels.1.omschrijving')],
    ['a line that is no place', melding('bedragNul', 'regels.x.bedrag')],
    ['a line that is not there', melding('bedragNul', 'regels.2.bedrag')],
  ])('places an objection above the form: %s', (_what, one) => {
    const objections = sort([one], 2);
    expect(objections).toEqual({ fields: {}, lines: [{}, {}], files: [], rest: [one] });
    expect(meldingenOf(objections)).toEqual([one]);
  });

  it('places objections at the files, by name or for all together', () => {
    const together = melding('samenTeGroot', 'bestanden');
    const leeg = { name: 'a.pdf', meldingen: [melding('leeg')] };
    const outcome = { kind: 'meldingen', meldingen: [together], files: [leeg] } as const;
    const { files, rest } = toObjections(outcome, 0, context);
    expect(files).toEqual([{ name: undefined, meldingen: [together] }, leeg]);
    expect(rest).toEqual([]);
  });

  it('is a mere warning only without errors, also in lines', () => {
    const warning = melding('dubbeleNota', 'notaNummer', 'warn');
    expect(isWarning(sort([warning]))).toBe(true);
    expect(isWarning(sort([warning, melding('bedragNul', 'bedrag')]))).toBe(false);
    expect(isWarning(sort([warning, melding('bedragNul', 'regels.1.bedrag')], 2))).toBe(false);
    expect(isWarning(sort([warning, melding('nieuweRegel')]))).toBe(false);
  });
});
