import { describe, expect, it } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { parseFields, toFields } from './submit.fields.ts';

const form = (...fields: [string, ...string[]][]) =>
  new Map(fields.map(([name, ...values]) => [name, values]));

describe('a form', () => {
  it('has one value per field without the spaces round it, and lists of files and confirmations', () =>
    expect(
      toFields(
        form(['bedrag', ' 45.00 '], ['bestandIds', 'a', 'b'], ['bevestigd', 'dubbeleNota']),
        true,
      ),
    ).toEqual({ bedrag: '45.00', bestandIds: ['a', 'b'], bevestigd: ['dubbeleNota'] }));

  it.each([
    ['a field that the contract does not know', form(['kleur', 'rood']), true],
    ['a field twice', form(['bedrag', '1', '2']), true],
    ['files that were sent before, at an insurer with the core only', form(['bestandIds']), false],
    ['lines, at an insurer with the core only', form(['regels', '[]']), false],
    ['a field with the name of what every object has', form(['constructor', 'x']), true],
  ])('with %s is refused', (_what, fields, extensions) => {
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

const said = (own: Readonly<Record<string, unknown>>) =>
  parseFields({ ...good, ...own }).meldingen.map(({ veld, code }) => `${veld}: ${code}`);

describe('a claim', () => {
  it('that is right gets no message, and may leave out what is not asked of it', () =>
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

  it('with ids of files that are malformed is right: those are looked up later', () =>
    expect(said({ bestandIds: ['none'] })).toEqual([]));

  it.each([
    ['is missing', { declarant: undefined }, ['declarant: required']],
    ['is empty', { naamZorgverlener: '' }, ['naamZorgverlener: required']],
    ['cannot be seen', { naamZorgverlener: '\u200B\u3164' }, ['naamZorgverlener: required']],
    ['is too long', { opmerking: 'a'.repeat(10_000) }, ['opmerking: tooLong']],
    ['is no day', { behandelDatum: '2026-02-30' }, ['behandelDatum: invalidFormat']],
    ['is no amount', { bedrag: '45,00' }, ['bedrag: invalidFormat']],
    ['is neither yes nor no', { buitenland: 'misschien' }, ['buitenland: invalidFormat']],
  ])('of which a field %s is told at that field', (_what, own, messages) =>
    expect(said(own)).toEqual(messages),
  );

  it('is told everything that is wrong at once, one message a field', () =>
    expect(said({ declarant: '', bedrag: '', behandelDatum: '' })).toEqual([
      'declarant: required',
      'behandelDatum: required',
      'bedrag: required',
    ]));

  it('is told in Dutch what to fill in, and how much fits', () => {
    const { meldingen } = parseFields({ ...good, bedrag: '', naamZorgverlener: 'a'.repeat(1_000) });
    const limit = /hoogstens (\d+) tekens/.exec(meldingen[1]?.message ?? '')?.[1];
    expect(meldingen[0]?.message).toBe(
      'Vul in: het bedrag. Bijvoorbeeld 45,00. Hoogstens 999.999,99.',
    );
    expect(said({ naamZorgverlener: 'a'.repeat(Number(limit)) })).toEqual([]);
    expect(said({ naamZorgverlener: 'a'.repeat(Number(limit) + 1) })).toHaveLength(1);
    const { meldingen: long } = parseFields({ ...good, opmerking: 'a'.repeat(1_001) });
    expect(long[0]?.message).toContain('Gebruik hoogstens 1.000 tekens.');
  });
});

const saidOfLines = (lines: unknown) => said({ regels: JSON.stringify(lines) });

describe('the lines of a bill', () => {
  const line = { behandelDatum: '2026-11-02', zorgsoort: 'Tandarts', bedrag: '40.00' };

  it('come with the claim', () =>
    expect(parseFields({ ...good, regels: JSON.stringify([line, line]) }).regels).toEqual([
      line,
      line,
    ]));

  it.each([
    ['a field of the third', [line, line, { ...line, bedrag: 'x' }], ['regels.2.bedrag']],
    ['a field that is missing', [{ ...line, zorgsoort: undefined }], ['regels.0.zorgsoort']],
    ['none at all', [], ['regels']],
  ])('are told the place of what is wrong: %s', (_what, lines, places) =>
    expect(
      parseFields({ ...good, regels: JSON.stringify(lines) }).meldingen.map(({ veld }) => veld),
    ).toEqual(places),
  );

  it('tell what is missing apart from what is malformed', () => {
    expect(saidOfLines([{ ...line, bedrag: '' }])).toEqual(['regels.0.bedrag: required']);
    expect(saidOfLines([{ ...line, bedrag: '1,5' }])).toEqual(['regels.0.bedrag: invalidFormat']);
  });

  it('are called in their messages what the fields of a claim are', () => {
    const { meldingen } = parseFields({
      ...good,
      regels: JSON.stringify([{ ...line, bedrag: '' }]),
    });
    expect(meldingen[0]?.message).toMatch(/^Vul in: het bedrag\./);
  });

  it('that cannot be read are one message', () =>
    expect(said({ regels: '[{' })).toEqual(['regels: invalidFormat']));

  it('are told beside what is wrong with the claim', () =>
    expect(said({ declarant: '', regels: '[]' })).toEqual([
      'declarant: required',
      'regels: invalidFormat',
    ]));
});
