import { expect, test, describe, it } from 'vitest';
import { initialState, isUnsent, keyFor, progress, isUnsureOf, type ClaimState } from './claim.ts';
import { type ClaimEvent, firstState, nextState } from './claimReducer.ts';
import { setLanguageSource } from '../../../../platform/language.ts';
import { createLine, emptyLine } from './lineItems.ts';
import { after, chosen, context, fill, filledIn, gone, received, sent } from './claim.testing.ts';
import type { NotRead } from './reading.ts';
import { readNota } from './readNota.testing.ts';
import type { Melding } from './outcome.ts';
import { objectionsLeft } from './objections.ts';

setLanguageSource(() => 'nl');

const file = new File(['x'], 'nota.pdf', { type: 'application/pdf' });
const picked = { kind: 'filesPicked', files: [{ key: 'a', file }] } as const;

test('keeps a bill that was chosen before the later steps are loaded, to be sent', () => {
  const { files } = firstState(initialState('1001'), picked);
  expect(files).toEqual([{ key: 'a', file, state: { kind: 'sending', progress: 0 } }]);
});

test('keeps only the files of other bills for a new claim', () => {
  const kept = firstState(initialState('1001'), picked).files;
  const claim = { ...initialState('1001'), otherFiles: kept };
  const again = firstState(claim, { kind: 'another', only: '1001' });
  expect(again).toEqual({ ...initialState('1001'), files: kept });
});

test('replaces the claim by the draft of another tab, except when it is submitted', () => {
  const claim = firstState(initialState('1001'), picked);
  const takenOver: ClaimEvent = { kind: 'takenOver', concept: undefined, only: '1001' };
  expect(firstState(claim, takenOver)).toEqual(initialState('1001'));
  const otherFiles = { ...claim, otherFiles: claim.files };
  expect(firstState(otherFiles, takenOver)).toEqual({
    ...initialState('1001'),
    otherFiles: claim.files,
  });
  const submitted = { ...claim, sending: { kind: 'submitted', nummer: undefined } } as const;
  expect(firstState(submitted, takenOver)).toBe(submitted);
});

describe('a claim in the making', () => {
  it('is ready to check once person, files and values are there', () => {
    expect(progress(filledIn, context)).toEqual({
      who: true,
      nota: true,
      details: true,
      submitted: false,
    });
  });

  it('removes the error of a field as soon as the field changes', () => {
    const claim = after(
      { kind: 'form', event: { kind: 'checked', errors: { bedrag: 'Nul.', zorgsoort: 'Kies.' } } },
      fill('bedrag', '5'),
    );
    expect(claim.form.errors).toEqual({ zorgsoort: 'Kies.' });
  });

  it('knows whether leaving would lose input', () => {
    expect(isUnsent(after())).toBe(false);
    expect(isUnsent(after(fill('bedrag', '5')))).toBe(true);
    expect(isUnsent(after(chosen))).toBe(true);
  });

  it('replaces a photo that was turned', () => {
    const turned = { key: 'c', file: new File(['3'], 'nota.jpg') };
    const claim = after(chosen, received, { kind: 'fileReplaced', key: 'a', by: turned });
    expect(claim.files).toMatchObject([{ key: 'c', state: { kind: 'sending' } }]);
    // The entry of the list stays the same after any number of turns, so that the focus stays in it.
    const again = { kind: 'fileReplaced', key: 'c', by: { ...turned, key: 'd' } } as const;
    expect(nextState(claim, again).files).toMatchObject([{ key: 'd', entry: 'a' }]);
  });

  it('keeps a file removed that was on its way', () => {
    expect(after(chosen, { kind: 'fileRemoved', key: 'a' }, received).files).toEqual([]);
  });
});

describe('submitting', () => {
  it('sends once for several clicks', () => {
    const claim = after(sent, { ...sent, key: 's2' });
    expect(claim.sending).toMatchObject({ kind: 'busy', key: 's1' });
  });

  it('sends the same again under the same key after a lost connection', () => {
    const claim = after(sent, gone);
    expect(keyFor(claim.sending, () => 'nieuw')).toBe('s1');
  });

  it('takes a new key after a change', () => {
    const claim = after(sent, gone, fill('bedrag', '6'));
    expect(keyFor(claim.sending, () => 'nieuw')).toBe('nieuw');
  });

  it('loses nothing when it fails', () => {
    const claim = after(chosen, received, fill('bedrag', '5'), sent, gone);
    expect(claim.form.values.bedrag).toBe('5');
    expect(claim.files).toHaveLength(1);
  });

  it('changes nothing while it is under way', () => {
    expect(after(fill('bedrag', '5'), sent, fill('bedrag', '6')).form.values.bedrag).toBe('5');
  });

  it('takes a new key after warnings, and drops the confirmations when the claim changes', () => {
    const meldingen = [{ code: 'DUBBEL', level: 'warn' as const, message: '', veld: undefined }];
    const claim = after(sent, {
      kind: 'outcome',
      context,
      outcome: { kind: 'meldingen', meldingen, files: [] },
    });
    expect(keyFor(claim.sending, () => 'nieuw')).toBe('nieuw');
    const retry = nextState(claim, { ...sent, confirmed: ['DUBBEL'] });
    expect(retry.confirmed).toEqual(['DUBBEL']);
    const afterError = [gone, fill('bedrag', '7')].reduce(nextState, retry);
    expect(afterError.confirmed).toEqual([]);
  });

  it('keeps the key after its lines were only viewed again', () => {
    const line = createLine('l1', emptyLine);
    const failed = [sent, gone].reduce(nextState, { ...filledIn, lines: [line, line] });
    const checked = { kind: 'checked', errors: {} } as const;
    const claim = nextState(failed, { kind: 'line', key: 'l1', event: checked });
    expect(keyFor(claim.sending, () => 'nieuw')).toBe('s1');
    const typed = { kind: 'filledIn', name: 'bedrag', value: '5' } as const;
    const changed = nextState(claim, { kind: 'line', key: 'l1', event: typed });
    expect(keyFor(changed.sending, () => 'nieuw')).toBe('nieuw');
  });
});

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

const melding = (code: string, field?: string): Melding => ({
  code,
  level: 'error',
  message: '',
  veld: field,
});

const says = (...meldingen: readonly Melding[]): ClaimEvent => ({
  kind: 'outcome',
  context,
  outcome: { kind: 'meldingen', meldingen, files: [] },
});

const line = { ...emptyLine, zorgsoort: 'Tandarts', behandelDatum: '2026-11-02', bedrag: '30,90' };
const withLines: ClaimState = {
  ...filledIn,
  lines: ['l1', 'l2'].map((key) => createLine(key, line)),
};
const refuse = (from: ClaimState, ...meldingen: readonly Melding[]) =>
  [sent, says(...meldingen)].reduce(nextState, from);

const zero = 'Vul een bedrag in dat hoger is dan 0.';

it('shows a refusal at its field, until the field changes', () => {
  const claim = refuse(filledIn, melding('bedragNul', 'bedrag'));
  expect(claim.form.errors).toEqual({ bedrag: zero });
  const left = { kind: 'form', event: { kind: 'left', name: 'bedrag', error: undefined } } as const;
  expect(nextState(claim, left).form.errors).toEqual({ bedrag: zero });
  expect(nextState(claim, fill('bedrag', '5')).form.errors.bedrag).toBeUndefined();
});

it('shows a refusal at the field of its line, and at no other line', () => {
  const claim = refuse(withLines, melding('bedragNul', 'regels.1.bedrag'));
  expect(claim.lines.map(({ form }) => form.errors)).toEqual([{}, { bedrag: zero }]);
  const event = { kind: 'filledIn', name: 'bedrag', value: '5' } as const;
  const changed = nextState(claim, { kind: 'line', key: 'l2', event });
  expect(changed.lines[1]?.form.errors.bedrag).toBeUndefined();
  expect(changed.sending).toEqual({ kind: 'idle' });
});

it('focuses the errors in the claim and its lines', () => {
  const claim = refuse(withLines, melding('bedragNul', 'regels.1.bedrag'));
  expect(claim.form.checks).toBe(withLines.form.checks + 1);
  expect(claim.lines[1]?.form.checks).toBe(1);
});

it('removes the errors of the previous attempt', () => {
  const first = refuse(withLines, melding('bedragNul', 'regels.0.bedrag'));
  const next = refuse(first, melding('bedragNul', 'bedrag'));
  expect(next.lines.map(({ form }) => form.errors)).toEqual([{}, {}]);
});

it('shows a refused file at the file', () => {
  const claim = after(chosen, received, sent, {
    kind: 'outcome',
    context,
    outcome: {
      kind: 'meldingen',
      meldingen: [],
      files: [{ name: 'nota.pdf', meldingen: [melding('virus')] }],
    },
  });
  expect(claim.files[0]?.state.kind).toBe('rejected');
  expect(progress(claim, context).nota).toBe(false);
});

it('keeps the refusal of a field while the file that was refused with it is mended', () => {
  const refused = [
    sent,
    {
      kind: 'outcome',
      context,
      outcome: {
        kind: 'meldingen',
        meldingen: [melding('bedragNul', 'bedrag')],
        files: [{ name: 'nota.pdf', meldingen: [melding('virus')] }],
      },
    } as const,
  ].reduce(nextState, filledIn);
  expect(progress(refused, context).nota).toBe(false);
  const other = [
    { kind: 'filesPicked', files: [{ ...chosen.files[0], key: 'b' }] },
    { kind: 'fileRemoved', key: 'a' },
    { ...received, key: 'b' },
  ] as const satisfies readonly ClaimEvent[];
  const mended = other.reduce<ClaimState>(nextState, refused);
  expect(progress(mended, context)).toMatchObject({ nota: true, details: true });
  expect(objectionsLeft(mended.form, mended.lines)?.fields).toEqual({ bedrag: zero });
  const right = nextState(mended, fill('bedrag', '5'));
  expect(objectionsLeft(right.form, right.lines)).toBeUndefined();
});

it('asks for the files again when the insurer no longer stores them', () => {
  const claim = refuse(after(chosen, received), melding('bestandOnbekend', 'bestanden'));
  expect(claim.files[0]?.state).toEqual({ kind: 'failed', error: 'expired' });
});

it('ends with the number, and nothing is left to lose', () => {
  const claim = after(fill('bedrag', '5'), sent, {
    kind: 'outcome',
    context,
    outcome: { kind: 'submitted', nummer: 'D-1' },
  });
  expect(claim.sending).toEqual({ kind: 'submitted', nummer: 'D-1' });
  expect(isUnsent(claim)).toBe(false);
  expect(nextState(claim, sent)).toBe(claim);
});

it('ignores the outcome of a claim that is not under way', () => {
  expect(nextState(filledIn, says(melding('bedragNul', 'bedrag')))).toBe(filledIn);
});
