import { describe, expect, it } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { parseFields, toFields } from './submit.fields.ts';

const form = (...fields: [string, ...string[]][]) =>
  new Map(fields.map(([name, ...values]) => [name, values]));

describe('toFields', () => {
  it('returns one trimmed value per field, and lists of files and confirmations', () =>
    expect(
      toFields(
        form(['bedrag', ' 45.00 '], ['bestandIds', 'a', 'b'], ['bevestigd', 'dubbeleNota']),
        true,
      ),
    ).toEqual({ bedrag: '45.00', bestandIds: ['a', 'b'], bevestigd: ['dubbeleNota'] }));

  it.each([
    ['a field that the contract does not know', form(['kleur', 'rood']), true],
    ['a field twice', form(['bedrag', '1', '2']), true],
    ['file ids, without the extensions', form(['bestandIds']), false],
    ['lines, without the extensions', form(['regels', '[]']), false],
    ['a field named like a property of Object.prototype', form(['constructor', 'x']), true],
  ])('throws 400 with %s', (_what, fields, extensions) => {
    expect(() => toFields(fields, extensions)).toThrow(
      expect.objectContaining({ constructor: Refusal, status: 400 }),
    );
  });
});

const good = {
  declarant: 'R1',
  zorgsoort: 'Tandarts',
  behandelDatum: '2026-11-02',
  bedrag: '45.00',
  naamZorgverlener: 'Tandarts Bos',
};

const codesOf = (own: Readonly<Record<string, unknown>>) =>
  parseFields({ ...good, ...own }).meldingen.map(({ veld, code }) => `${veld}: ${code}`);

describe('parseFields', () => {
  it('accepts a valid claim, without optional fields', () =>
    expect(parseFields(good)).toEqual({
      fields: {
        ...good,
        notaNummer: '',
        buitenland: 'false',
        opmerking: '',
        bestandIds: [],
        bevestigd: [],
      },
      regels: null,
      meldingen: [],
    }));

  it('accepts malformed file ids, which are looked up later', () =>
    expect(codesOf({ bestandIds: ['none'] })).toEqual([]));

  it.each([
    ['is missing', { declarant: undefined }, ['declarant: required']],
    ['is empty', { naamZorgverlener: '' }, ['naamZorgverlener: required']],
    ['is invisible', { naamZorgverlener: '\u200B\u3164' }, ['naamZorgverlener: required']],
    ['is too long', { opmerking: 'a'.repeat(10_000) }, ['opmerking: tooLong']],
    ['is an invalid day', { behandelDatum: '2026-02-30' }, ['behandelDatum: invalidFormat']],
    ['is an invalid amount', { bedrag: '45,00' }, ['bedrag: invalidFormat']],
    ['is neither yes nor no', { buitenland: 'misschien' }, ['buitenland: invalidFormat']],
  ])('reports at its field when it %s', (_what, own, messages) =>
    expect(codesOf(own)).toEqual(messages),
  );

  it('reports all errors at once, one per field', () =>
    expect(codesOf({ declarant: '', bedrag: '', behandelDatum: '' })).toEqual([
      'declarant: required',
      'behandelDatum: required',
      'bedrag: required',
    ]));

  it('reports in Dutch what to fill in, and the maximum length', () => {
    const { meldingen } = parseFields({ ...good, bedrag: '', naamZorgverlener: 'a'.repeat(1_000) });
    const limit = /hoogstens (\d+) tekens/.exec(meldingen[1]?.message ?? '')?.[1];
    expect(meldingen[0]?.message).toBe(
      'Vul in: het bedrag. Bijvoorbeeld 45,00. Hoogstens 999.999,99.',
    );
    expect(codesOf({ naamZorgverlener: 'a'.repeat(Number(limit)) })).toEqual([]);
    expect(codesOf({ naamZorgverlener: 'a'.repeat(Number(limit) + 1) })).toHaveLength(1);
    const { meldingen: long } = parseFields({ ...good, opmerking: 'a'.repeat(1_001) });
    expect(long[0]?.message).toContain('Gebruik hoogstens 1.000 tekens.');
  });
});

const codesOfLines = (lines: unknown) => codesOf({ regels: JSON.stringify(lines) });

describe('the lines of a bill', () => {
  const line = { behandelDatum: '2026-11-02', zorgsoort: 'Tandarts', bedrag: '40.00' };

  it('are part of the claim', () =>
    expect(parseFields({ ...good, regels: JSON.stringify([line, line]) }).regels).toEqual([
      line,
      line,
    ]));

  it.each([
    ['a field of the third', [line, line, { ...line, bedrag: 'x' }], ['regels.2.bedrag']],
    ['a missing field', [{ ...line, zorgsoort: undefined }], ['regels.0.zorgsoort']],
    ['none at all', [], ['regels']],
  ])('have errors with their position: %s', (_what, lines, places) =>
    expect(
      parseFields({ ...good, regels: JSON.stringify(lines) }).meldingen.map(({ veld }) => veld),
    ).toEqual(places),
  );

  it('have different errors for missing and malformed fields', () => {
    expect(codesOfLines([{ ...line, bedrag: '' }])).toEqual(['regels.0.bedrag: required']);
    expect(codesOfLines([{ ...line, bedrag: '1,5' }])).toEqual(['regels.0.bedrag: invalidFormat']);
  });

  it('have the same field names in messages as a claim', () => {
    const { meldingen } = parseFields({
      ...good,
      regels: JSON.stringify([{ ...line, bedrag: '' }]),
    });
    expect(meldingen[0]?.message).toMatch(/^Vul in: het bedrag\./);
  });

  it('have a single error when they cannot be parsed', () =>
    expect(codesOf({ regels: '[{' })).toEqual(['regels: invalidFormat']));

  it('have errors next to those of the claim', () =>
    expect(codesOf({ declarant: '', regels: '[]' })).toEqual([
      'declarant: required',
      'regels: invalidFormat',
    ]));
});
