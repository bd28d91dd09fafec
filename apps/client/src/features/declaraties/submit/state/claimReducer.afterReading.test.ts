import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import type { NotRead } from './reading.ts';
import { readNota } from './readNota.testing.ts';
import { after, chosen, context, fill, gone, received, sent } from './claim.testing.ts';
import { isUnsent, isUnsureOf, keyFor, progress } from './claim.ts';
import { type ClaimEvent, nextState } from './claimReducer.ts';

setLanguageSource(() => 'nl');

const read = (notas: ReturnType<typeof readNota>[] | NotRead, files = 'b1'): ClaimEvent => ({
  kind: 'read',
  files,
  notas,
  language: 'nl',
});

describe('afterReading', () => {
  it('fills in empty fields, and keeps typed values', () => {
    const claim = after(
      chosen,
      received,
      { kind: 'reading', files: 'b1' },
      fill('naamZorgverlener', 'Mijn eigen huisarts'),
      read([readNota()]),
    );
    expect(claim.form.values).toMatchObject({
      zorgsoort: 'Huisarts',
      bedrag: '41,25',
      naamZorgverlener: 'Mijn eigen huisarts',
    });
    expect(progress(claim, context).details).toBe(true);
    expect(isUnsureOf(claim)).toBe(false);
  });

  it('ignores the reading of files that were removed', () => {
    const claim = after(chosen, received, read([readNota()], 'b0'));
    expect(claim.form.values.bedrag).toBe('');
  });

  it.each([
    ['while it was sent', [sent, read([readNota()]), gone]],
    ['after it could not be sent', [sent, gone, read([readNota()])]],
  ] as const)(
    'keeps the claim as it was sent when the reading comes too late: %s',
    (_when, events) => {
      const before = after(chosen, received, fill('bedrag', '61,80'), sent, gone);
      const claim = after(chosen, received, fill('bedrag', '61,80'), ...events);
      expect(claim.form.values).toEqual(before.form.values);
      expect(keyFor(claim.sending, () => 'another')).toBe('s1');
      expect(claim.reading.kind).toBe('done');
    },
  );

  it('tells a file without a bill from one that could not be read', () => {
    expect(after(chosen, received, read([])).reading.kind).toBe('nothing');
    expect(after(chosen, received, read('failed')).reading.kind).toBe('failed');
    expect(after(chosen, received, read('unreadable')).reading.kind).toBe('unreadable');
  });

  it('reads again after a failure only', () => {
    const again = { kind: 'readAgain' } as const;
    const reading = after(chosen, received, read('failed'), again).reading;
    expect(reading).toEqual({ kind: 'busy', files: 'b1', again: true });
    expect(after(chosen, received, read('unreadable'), again).reading.kind).toBe('unreadable');
  });

  it('asks about uncertain values until somebody has checked them', () => {
    const unsure = { bedrag: { waarde: 4125, zeker: false, plaats: null } };
    const asking = after(chosen, received, read([readNota({}, unsure)]));
    expect(isUnsureOf(asking)).toBe(true);
    const answered = nextState(asking, { kind: 'reviewed' });
    expect(isUnsureOf(answered)).toBe(false);
    expect(answered.reading).toMatchObject({ kind: 'done', reviewed: true });
  });

  it('removes the values when the bill is removed, and keeps the person', () => {
    const claim = after(chosen, received, read([readNota()]), { kind: 'fileRemoved', key: 'a' });
    expect(claim.form.values).toMatchObject({ declarant: '1001', zorgsoort: '', bedrag: '' });
    expect(isUnsent(claim)).toBe(false);
  });

  it('asks which of several bills, sends that one, and keeps the other for the next claim', () => {
    const second = { ...chosen, files: [{ key: 'b', file: new File(['2'], 'nota 2.pdf') }] };
    const receivedToo = {
      ...received,
      key: 'b',
      state: { kind: 'received', bestandId: 'b2', meldingen: [], confirmed: false },
    } as const;
    const asking = after(
      chosen,
      received,
      second,
      receivedToo,
      read([readNota(), readNota({ bestandIds: ['b2'] })], 'b1 b2'),
    );
    expect(progress(asking, context).nota).toBe(false);
    const claim = nextState(asking, { kind: 'notaChosen', at: 1, language: 'nl' });
    expect(claim.files.map(({ key }) => key)).toEqual(['b']);
    expect(progress(claim, context).nota).toBe(true);
    expect(claim.waiting).toBe(1);
    const next = nextState(claim, { kind: 'another', only: '1001' });
    expect(next.files.map(({ key }) => key)).toEqual(['a']);
    expect(next.waiting).toBe(0);
    const one = nextState(asking, { kind: 'notaChosen', at: undefined, language: 'nl' });
    expect(one.files).toHaveLength(2);
    expect(one.lines).toHaveLength(2);
  });
});
