import { describe, expect, it } from 'vitest';
import type { ReadNota } from './readNota.ts';
import { createLine, emptyLine } from './lineItems.ts';
import { certain, readNota } from './readNota.testing.ts';
import { after, chosen, context, fill, filledIn, received, sent } from './claim.testing.ts';
import {
  changed,
  type ClaimState,
  contextOf,
  initialState,
  isReadForCertain,
  isUnsent,
  isUnsureOf,
  keyFor,
  progress,
  hasOtherBills,
  remainingNotas,
  withoutSent,
} from './claim.ts';
import { type ClaimEvent, nextState } from './claimReducer.ts';
import { setLanguageSource } from '../../../../platform/language.ts';

setLanguageSource(() => 'nl');

const unsure = { value: '41,25', sure: false, filledIn: true, place: undefined };

const withLine = (claim: ClaimState, bedrag: string): ClaimState => ({
  ...claim,
  lines: [
    createLine('l1', {
      ...emptyLine,
      zorgsoort: 'Tandarts',
      behandelDatum: '2026-11-02',
      bedrag,
    }),
  ],
});

describe('a new claim', () => {
  it('is for the only person, and for nobody yet when there are several', () => {
    expect(progress(initialState('1001'), context).who).toBe(true);
    expect(progress(initialState(undefined), context).who).toBe(false);
  });

  it('has nothing to lose, even with a person', () => {
    expect(isUnsent(initialState('1001'))).toBe(false);
    expect(isUnsent(withLine(initialState('1001'), ''))).toBe(true);
  });
});

describe('progress', () => {
  it.each([
    ['nothing', {}, true],
    ['which of several bills it is about', { kind: 'several', files: 'b1', notas: [] }, false],
  ] as const)('waits at the bill for %s', (_what, reading, nota) => {
    const claim = { ...filledIn, ...('kind' in reading && { reading }) };
    expect(progress(claim, context)).toEqual({ who: true, nota, details: true, submitted: false });
  });

  it('requires lines to add up to the amount', () => {
    expect(progress(withLine(filledIn, '61,80'), context).details).toBe(true);
    expect(progress(withLine(filledIn, '61,79'), context).details).toBe(false);
    expect(contextOf(withLine(filledIn, '1'), context).lines).toMatchObject([{ bedrag: '1' }]);
  });
});

describe('a sent claim', () => {
  it('does not change while it is under way or submitted', () => {
    const underWay = after(sent);
    expect(changed(underWay, { lines: [] })).toBe(underWay);
    const submitted: ClaimState = { ...filledIn, sending: { kind: 'submitted', nummer: 'D-1' } };
    expect(changed(submitted, { lines: [] })).toBe(submitted);
    expect(isUnsent(submitted)).toBe(false);
  });

  it('drops its confirmations and key on a change', () => {
    const failure = { kind: 'failed', error: 'noConnection', waitSeconds: undefined } as const;
    const failed: ClaimState = {
      ...filledIn,
      confirmed: ['DUBBEL'],
      sending: { kind: 'failed', key: 's1', failure },
    };
    expect(keyFor(failed.sending, () => 'new')).toBe('s1');
    const another = changed(failed, {});
    expect(another.confirmed).toEqual([]);
    expect(keyFor(another.sending, () => 'new')).toBe('new');
  });
});

const readAs = (nota: ReadNota, ...before: readonly ClaimEvent[]) =>
  after(
    chosen,
    received,
    ...before,
    { kind: 'reading', files: 'b1' },
    { kind: 'read', files: 'b1', notas: [nota], language: 'nl' },
  );
const isCertain = (claim: ClaimState) => isReadForCertain(claim, context);

describe('a bill that was read for certain', () => {
  it('needs only a check', () => {
    expect(isCertain(readAs(readNota()))).toBe(true);
  });

  it.each([
    ['a value is uncertain', readAs(readNota({}, { bedrag: { ...certain(4125), zeker: false } }))],
    ['a value is missing', readAs(readNota({ naamZorgverlener: null }))],
    ['somebody has reviewed', nextState(readAs(readNota()), { kind: 'reviewed' })],
    [
      'the values were there before',
      readAs(
        readNota({ notaNummer: null }),
        fill('zorgsoort', 'Huisarts'),
        fill('behandelDatum', '2026-11-02'),
        fill('bedrag', '41,25'),
        fill('naamZorgverlener', 'Huisartsenpraktijk De Duinen'),
      ),
    ],
  ])('is another one when %s', (_what, claim) => expect(isCertain(claim)).toBe(false));
});

it('does not count a refused file as input to lose', () => {
  const refused = { ...received, state: { kind: 'rejected', meldingen: [] } } as const;
  expect(isUnsent(after(chosen))).toBe(true);
  expect(isUnsent(after(chosen, refused))).toBe(false);
});

describe('uncertain values', () => {
  it('have to be checked, until somebody typed something else', () => {
    const asking: ClaimState = { ...after(fill('bedrag', '41,25')), marks: { bedrag: unsure } };
    expect(isUnsureOf(asking)).toBe(true);
    expect(isUnsureOf({ ...after(fill('bedrag', '40')), marks: { bedrag: unsure } })).toBe(false);
  });

  it('have to be checked in lines too', () => {
    const values = { ...emptyLine, bedrag: '41,25' };
    const lines = [createLine('l1', values, { bedrag: unsure })];
    expect(isUnsureOf({ ...after(), lines })).toBe(true);
  });
});

const read = (notas: readonly ReadNota[], files = 'b1'): ClaimEvent => ({
  kind: 'read',
  files,
  notas,
  language: 'nl',
});

describe('a claim of one of two bills in a file', () => {
  it('continues with the other bill, by sending the file again', () => {
    const other = readNota({ naamZorgverlener: certain('Praktijk Linde') });
    const inOne = [readNota(), other];
    const submitted: ClaimEvent = {
      kind: 'outcome',
      context,
      outcome: { kind: 'submitted', nummer: 'D-1', verwachtOp: undefined },
    };
    const done = after(
      chosen,
      received,
      read(inOne),
      { kind: 'notaChosen', at: 0, language: 'nl' },
      sent,
      submitted,
    );
    expect(remainingNotas(done).map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Praktijk Linde, 2.november.2026$/),
    ]);
    expect(hasOtherBills(done)).toBe(true);
    const next = nextState(done, { kind: 'another', only: '1001' });
    expect(next.files).toMatchObject([{ key: 'a', state: { kind: 'sending' } }]);
    // The insurer stores it under another id for another claim.
    const state = { ...received.state, bestandId: 'b9' };
    const again = inOne.map((nota) => ({ ...nota, bestandIds: ['b9'] }));
    const about = [{ ...received, state }, read(again, 'b9')].reduce(nextState, next);
    expect(about.reading).toMatchObject({ kind: 'done', left: [] });
    expect(about.form.values.naamZorgverlener).toBe('Praktijk Linde');
  });

  it('leaves nothing when its bills are one, or nothing was submitted yet', () => {
    const asking = after(chosen, received, read([readNota(), readNota()]));
    const one = nextState(asking, { kind: 'notaChosen', at: undefined, language: 'nl' });
    expect(remainingNotas(one)).toEqual([]);
    const first = nextState(asking, { kind: 'notaChosen', at: 0, language: 'nl' });
    expect(hasOtherBills(first)).toBe(false);
    expect(nextState(first, { kind: 'another', only: '1001' }).files).toEqual([]);
  });

  it('excludes each submitted bill once, and never all', () => {
    const [one, same] = [readNota(), readNota({ bestandIds: ['b9'] })];
    const third = readNota({ notaNummer: null });
    expect(withoutSent([one, same, third], [same])).toEqual([same, third]);
    expect(withoutSent([one], [one])).toEqual([one]);
  });
});
