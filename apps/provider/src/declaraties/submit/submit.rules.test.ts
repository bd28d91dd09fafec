import type { SubmitFields, ValidationMelding } from '@mijn/contract/declaraties';
import type { SubmittedLine } from '@mijn/contract/submittedLines';
import { describe, expect, it } from 'vitest';
import {
  amountInCents,
  checkCount,
  blocksSubmission,
  type SubmissionFacts,
  validateFields,
  listWarnings,
} from './submit.rules.ts';

const today = '2026-11-21';

const fields: SubmitFields = {
  declarant: 'R1',
  zorgsoort: 'Tandarts',
  behandelDatum: '2026-11-02',
  bedrag: '45.00',
  naamZorgverlener: 'Tandarts Bos',
  notaNummer: '',
  buitenland: 'false',
  opmerking: '',
  bestandIds: [],
  bevestigd: [],
};

const named = (meldingen: readonly ValidationMelding[]) =>
  meldingen.map(({ veld, code }) => `${veld}: ${code}`);

const codesOf = (own: Partial<SubmitFields>, regels: readonly SubmittedLine[] | null = null) =>
  named(validateFields({ ...fields, ...own }, regels, today));

it.each([
  ['45', 4_500],
  ['45.5', 4_550],
  ['0.01', 1],
  ['999999.99', 99_999_999],
])('converts € %s to %i cents', (bedrag, cents) => expect(amountInCents({ bedrag })).toBe(cents));

describe('validateFields', () => {
  it('accepts a valid claim', () => expect(codesOf({})).toEqual([]));

  it.each([
    ['today', '2026-11-21', []],
    ['tomorrow', '2026-11-22', ['behandelDatum: inToekomst']],
    ['three years ago', '2023-11-21', []],
    ['a day more than three years ago', '2023-11-20', ['behandelDatum: teOud']],
  ])('validates the day: %s', (_when, behandelDatum, messages) =>
    expect(codesOf({ behandelDatum })).toEqual(messages),
  );

  it.each([
    ['0.01', []],
    ['0.00', ['bedrag: bedragNul']],
    ['0', ['bedrag: bedragNul']],
  ])('validates an amount of € %s', (bedrag, messages) =>
    expect(codesOf({ bedrag })).toEqual(messages),
  );

  it('rejects an unknown kind of care', () =>
    expect(codesOf({ zorgsoort: 'Kapper' })).toEqual(['zorgsoort: unknown']));

  it('reports all errors at once, with the day of care that is too old', () => {
    const wrong = { ...fields, zorgsoort: 'Kapper', behandelDatum: '2020-01-31', bedrag: '0' };
    const meldingen = validateFields(wrong, null, today);
    expect(named(meldingen)).toEqual([
      'zorgsoort: unknown',
      'behandelDatum: teOud',
      'bedrag: bedragNul',
    ]);
    expect(meldingen[1]?.message).toBe(
      'De behandeling was op 31 januari 2020. Je kunt zorg tot 3 jaar later declareren.',
    );
  });
});

describe('a bill of several lines', () => {
  const first = { behandelDatum: fields.behandelDatum, zorgsoort: 'Tandarts', bedrag: '40.10' };
  const second = { behandelDatum: '2026-11-03', zorgsoort: 'Huisarts', bedrag: '4.90' };

  it('reports the line of an error', () =>
    expect(codesOf({}, [first, { ...second, behandelDatum: '2026-11-22' }])).toEqual([
      'regels.1.behandelDatum: inToekomst',
    ]));

  it.each([
    ['adds up to the cent', {}, []],
    ['is a cent more than its lines', { bedrag: '45.01' }, ['regels: kloppenNiet']],
    ['is a cent less than its lines', { bedrag: '44.99' }, ['regels: kloppenNiet']],
    [
      'has another day than its first line',
      { behandelDatum: '2026-11-03' },
      ['regels: kloppenNiet'],
    ],
    ['has other care than its first line', { zorgsoort: 'Huisarts' }, ['regels: kloppenNiet']],
  ])('%s', (_what, own, messages) => expect(codesOf(own, [first, second])).toEqual(messages));
});

const megabyte = 1024 * 1024;

it.each([
  [0, 0, ['bestanden: geenBestand']],
  [1, 100, []],
  [10, 40 * megabyte, []],
  [11, 100, ['bestanden: teVeelBestanden']],
  [10, 40 * megabyte + 1, ['bestanden: samenTeGroot']],
])('validates %i files of %i bytes together', (count, bytes, messages) =>
  expect(named(checkCount(count, bytes))).toEqual(messages),
);

it('reports the limit of number and size', () => {
  expect(checkCount(12, 1)[0]?.message).toContain('12 bestanden. Je kunt er hoogstens 10');
  expect(checkCount(2, 41 * megabyte)[0]?.message).toContain('samen groter dan 40 MB');
});

describe('a warning', () => {
  const nothing: SubmissionFacts = {
    duplicateNota: undefined,
    mayTellDuplicate: true,
    uninsuredDay: undefined,
  };

  it.each([
    ['nothing is wrong', {}, []],
    ['the same bill was sent in before', { duplicateNota: 'D2026-1' }, ['notaNummer: dubbeleNota']],
    [
      'the same bill was sent in for a person whose care is hidden',
      { duplicateNota: 'D2026-1', mayTellDuplicate: false },
      [],
    ],
    [
      'the person was not insured on that day',
      { uninsuredDay: '2026-01-31' },
      ['behandelDatum: nietVerzekerd'],
    ],
    [
      'both apply',
      { duplicateNota: 'D2026-1', uninsuredDay: '2026-01-31' },
      ['notaNummer: dubbeleNota', 'behandelDatum: nietVerzekerd'],
    ],
  ])('is decided when %s', (_what, known, messages) =>
    expect(named(listWarnings({ ...nothing, ...known }))).toEqual(messages),
  );

  it('names the earlier claim and the day', () => {
    const known = { ...nothing, duplicateNota: 'D2026-000123', uninsuredDay: '2026-01-31' };
    const [duplicate, uninsured] = listWarnings(known);
    expect(duplicate?.message).toContain('(D2026-000123)');
    expect(uninsured?.message).toContain('Op 31 januari 2026 was deze persoon niet');
  });
});

it.each([
  ['an error', 'error', [], true],
  ['a confirmed error', 'error', ['x'], true],
  ['a warning', 'warn', [], true],
  ['a warning other than the confirmed one', 'warn', ['y'], true],
  ['a confirmed warning', 'warn', ['y', 'x'], false],
  ['a remark', 'info', [], false],
] as const)('decides whether %s stops the claim', (_what, level, confirmed, held) =>
  expect(blocksSubmission({ code: 'x', level, message: '' }, confirmed)).toBe(held),
);
