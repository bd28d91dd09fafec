import { describe, expect, it } from 'vitest';
import { createLine, emptyLine } from '../lines/lines.ts';
import { after, chosen, context, fill, filledIn, received, sent } from './claim.testing.ts';
import {
  changed,
  type ClaimState,
  contextOf,
  initialState,
  isUnsent,
  isUnsureOf,
  keyFor,
  progress,
} from './claim.ts';

const unsure = { value: '41,25', sure: false, filledIn: true, place: undefined };

/** The claim with a line of its bill, of this amount. */
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
  it('is for whoever is alone on the policy, and else for nobody yet', () => {
    expect(progress(initialState('1001'), context).who).toBe(true);
    expect(progress(initialState(undefined), context).who).toBe(false);
  });

  it('loses nothing when it is left, though it is known for whom it is', () => {
    expect(isUnsent(initialState('1001'))).toBe(false);
    expect(isUnsent(withLine(initialState('1001'), ''))).toBe(true);
  });
});

describe('how far a claim is', () => {
  it.each([
    ['nothing', {}, true],
    ['which of several bills it is about', { kind: 'several', files: 'b1', notas: [] }, false],
  ] as const)('waits with its bill for %s', (_what, reading, nota) => {
    const claim = { ...filledIn, ...('kind' in reading && { reading }) };
    expect(progress(claim, context)).toEqual({ who: true, nota, details: true, submitted: false });
  });

  it('asks of a bill with lines that they come to its amount', () => {
    expect(progress(withLine(filledIn, '61,80'), context).details).toBe(true);
    expect(progress(withLine(filledIn, '61,79'), context).details).toBe(false);
    expect(contextOf(withLine(filledIn, '1'), context).lines).toMatchObject([{ bedrag: '1' }]);
  });
});

describe('a claim that was sent', () => {
  it('changes no more while it is under way, nor when it is in', () => {
    const underWay = after(sent);
    expect(changed(underWay, { lines: [] })).toBe(underWay);
    const submitted: ClaimState = { ...filledIn, sending: { kind: 'submitted', nummer: 'D-1' } };
    expect(changed(submitted, { lines: [] })).toBe(submitted);
    expect(isUnsent(submitted)).toBe(false);
  });

  it('forgets what was confirmed, and its key, as soon as it changes', () => {
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

it('a file that was refused is nothing to lose', () => {
  const refused = { ...received, state: { kind: 'rejected', meldingen: [] } } as const;
  expect(isUnsent(after(chosen))).toBe(true);
  expect(isUnsent(after(chosen, refused))).toBe(false);
});

describe('what was read and is not certain', () => {
  it('has to be asked, until somebody typed something else there', () => {
    const asking: ClaimState = { ...after(fill('bedrag', '41,25')), marks: { bedrag: unsure } };
    expect(isUnsureOf(asking)).toBe(true);
    expect(isUnsureOf({ ...after(fill('bedrag', '40')), marks: { bedrag: unsure } })).toBe(false);
  });

  it('has to be asked of its lines too', () => {
    const values = { ...emptyLine, bedrag: '41,25' };
    const lines = [createLine('l1', values, { bedrag: unsure })];
    expect(isUnsureOf({ ...after(), lines })).toBe(true);
  });
});
