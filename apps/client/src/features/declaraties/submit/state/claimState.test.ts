import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { readNota } from '../read/nota.testing.ts';
import { initialState, isUnsent, isUnsureOf, keyFor, type ClaimState, progress } from './claim.ts';
import { type ClaimEvent, nextState } from './claimState.ts';

setLanguageSource(() => 'nl');

const context = { today: '2026-11-21', language: 'nl' } as const;
const nota = new File(['%PDF-'], 'nota.pdf', { type: 'application/pdf' });

const after = (...events: ClaimEvent[]): ClaimState =>
  events.reduce(nextState, initialState('1001'));

const chosen: ClaimEvent = {
  kind: 'filesPicked',
  files: [{ key: 'a', file: nota }],
};
const received: ClaimEvent = {
  kind: 'fileState',
  key: 'a',
  state: { kind: 'received', bestandId: 'b1', meldingen: [], confirmed: false },
};
const fill = (
  name: 'bedrag' | 'naamZorgverlener' | 'behandelDatum' | 'zorgsoort',
  value: string,
): ClaimEvent => ({ kind: 'form', event: { kind: 'filledIn', name, value } });
const sent: ClaimEvent = { kind: 'sent', key: 's1', confirmed: [] };
const gone: ClaimEvent = {
  kind: 'outcome',
  errors: {},
  outcome: { kind: 'failed', error: 'noConnection', waitSeconds: undefined },
};

describe('a claim in the making', () => {
  it('is ready to check once who, files and details are there', () => {
    const claim = after(
      chosen,
      received,
      fill('zorgsoort', 'Tandarts'),
      fill('behandelDatum', '2026-11-02'),
      fill('bedrag', '61,80'),
      fill('naamZorgverlener', 'Praktijk Noord'),
    );
    expect(progress(claim, context)).toEqual({
      who: true,
      nota: true,
      details: true,
      submitted: false,
    });
  });

  it('takes away what was said about a field as soon as the field changes', () => {
    const claim = after(
      { kind: 'form', event: { kind: 'checked', errors: { bedrag: 'Nul.', zorgsoort: 'Kies.' } } },
      fill('bedrag', '5'),
    );
    expect(claim.form.errors).toEqual({ zorgsoort: 'Kies.' });
  });

  it('knows whether leaving would lose something', () => {
    expect(isUnsent(after())).toBe(false);
    expect(isUnsent(after(fill('bedrag', '5')))).toBe(true);
    expect(isUnsent(after(chosen))).toBe(true);
  });

  it('leaves a file away that was taken away while it was on its way', () => {
    expect(after(chosen, { kind: 'fileRemoved', key: 'a' }, received).files).toEqual([]);
  });
});

describe('sending in', () => {
  it('is sent once, however often the button is pressed', () => {
    const claim = after(sent, { ...sent, key: 's2' });
    expect(claim.sending).toMatchObject({ kind: 'busy', key: 's1' });
  });

  it('sends the same again under the same key after a lost connection', () => {
    const claim = after(sent, gone);
    expect(keyFor(claim.sending, () => 'nieuw')).toBe('s1');
  });

  it('takes a new key once something was changed', () => {
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

  it('takes a new key after warnings, and forgets what was confirmed when the claim changes', () => {
    const meldingen = [{ code: 'DUBBEL', level: 'warn' as const, message: '', veld: undefined }];
    const claim = after(sent, {
      kind: 'outcome',
      errors: {},
      outcome: { kind: 'meldingen', meldingen, files: [] },
    });
    expect(keyFor(claim.sending, () => 'nieuw')).toBe('nieuw');
    const retry = nextState(claim, { ...sent, confirmed: ['DUBBEL'] });
    expect(retry.confirmed).toEqual(['DUBBEL']);
    const afterError = [gone, fill('bedrag', '7')].reduce(nextState, retry);
    expect(afterError.confirmed).toEqual([]);
  });

  it('shows a refused file at the file', () => {
    const meldingen = [{ code: 'VIRUS', level: 'error' as const, message: '', veld: undefined }];
    const claim = after(chosen, received, sent, {
      kind: 'outcome',
      errors: {},
      outcome: { kind: 'meldingen', meldingen: [], files: [{ name: 'nota.pdf', meldingen }] },
    });
    expect(claim.files[0]?.state.kind).toBe('rejected');
    expect(progress(claim, context).nota).toBe(false);
  });

  it('asks for its files again when the insurer no longer keeps them', () => {
    const meldingen = [
      { code: 'bestandOnbekend', level: 'error' as const, message: '', veld: 'bestanden' },
    ];
    const claim = after(chosen, received, sent, {
      kind: 'outcome',
      errors: {},
      outcome: { kind: 'meldingen', meldingen, files: [] },
    });
    expect(claim.files[0]?.state).toEqual({ kind: 'failed', error: 'expired' });
  });

  it('ends with the number, and nothing is left to lose', () => {
    const claim = after(fill('bedrag', '5'), sent, {
      kind: 'outcome',
      errors: {},
      outcome: { kind: 'submitted', nummer: 'D-1' },
    });
    expect(claim.sending).toEqual({ kind: 'submitted', nummer: 'D-1' });
    expect(isUnsent(claim)).toBe(false);
    expect(nextState(claim, sent)).toBe(claim);
  });
});

const read = (notas: ReturnType<typeof readNota>[] | undefined, files = 'b1'): ClaimEvent => ({
  kind: 'read',
  files,
  notas,
  language: 'nl',
});

describe('a claim whose bill is read', () => {
  it('fills in what is still empty, and leaves what was typed', () => {
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

  it('does not listen to what was read of files that are no longer there', () => {
    const claim = after(chosen, received, read([readNota()], 'b0'));
    expect(claim.form.values.bedrag).toBe('');
  });

  it.each([
    ['while it was sent', [sent, read([readNota()]), gone]],
    ['after it could not be sent', [sent, gone, read([readNota()])]],
  ] as const)('stays as it was sent where reading comes too late: %s', (_when, events) => {
    const before = after(chosen, received, fill('bedrag', '61,80'), sent, gone);
    const claim = after(chosen, received, fill('bedrag', '61,80'), ...events);
    expect(claim.form.values).toEqual(before.form.values);
    expect(keyFor(claim.sending, () => 'another')).toBe('s1');
    expect(claim.reading.kind).toBe('done');
  });

  it('says so when nothing could be read, and when reading failed', () => {
    expect(after(chosen, received, read([])).reading.kind).toBe('nothing');
    expect(after(chosen, received, read(undefined)).reading.kind).toBe('failed');
  });

  it('asks about what was not certain until somebody has looked', () => {
    const unsure = { bedrag: { waarde: 4125, zeker: false, plaats: null } };
    const asking = after(chosen, received, read([readNota({}, unsure)]));
    expect(isUnsureOf(asking)).toBe(true);
    const answered = nextState(asking, { kind: 'looked' });
    expect(isUnsureOf(answered)).toBe(false);
    expect(answered.reading).toMatchObject({ kind: 'done', looked: true });
  });

  it('forgets what was read when the bill is taken away, and keeps for whom it is', () => {
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
    const next = nextState(claim, { kind: 'another', only: '1001' });
    expect(next.files.map(({ key }) => key)).toEqual(['a']);
    const one = nextState(asking, { kind: 'notaChosen', at: undefined, language: 'nl' });
    expect(one.files).toHaveLength(2);
    expect(one.lines).toHaveLength(2);
  });

  it('a photo that was turned takes the place of the one it was', () => {
    const turned = { key: 'c', file: new File(['3'], 'nota.jpg') };
    const claim = after(chosen, received, { kind: 'fileReplaced', key: 'a', by: turned });
    expect(claim.files).toMatchObject([{ key: 'c', state: { kind: 'sending' } }]);
  });
});
