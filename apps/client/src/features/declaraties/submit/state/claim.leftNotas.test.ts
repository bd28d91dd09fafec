import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import type { ReadNota } from './readNota.ts';
import { certain, readNota } from './readNota.testing.ts';
import { hasOtherBills, remainingNotas, withoutSent } from './claim.ts';
import { after, chosen, context, received, sent } from './claim.testing.ts';
import { type ClaimEvent, nextState } from './claimReducer.ts';

setLanguageSource(() => 'nl');

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
