import { describe, expect, it } from 'vitest';
import {
  initialState,
  type StateEvent,
  isUnsent,
  keyFor,
  type FormState,
  nextState,
  progress,
} from './formState.ts';

const today = '2026-11-21';
const nota = new File(['%PDF-'], 'nota.pdf', { type: 'application/pdf' });

const after = (...events: StateEvent[]): FormState =>
  events.reduce(nextState, initialState('1001'));

const chosen: StateEvent = {
  soort: 'bestandenGekozen',
  bestanden: [{ sleutel: 'a', bestand: nota }],
};
const received: StateEvent = {
  soort: 'bestandStaat',
  sleutel: 'a',
  state: { soort: 'received', bestandId: 'b1', meldingen: [], bevestigd: false },
};
const fill = (
  veld: 'bedrag' | 'naamZorgverlener' | 'behandelDatum' | 'zorgsoort',
  waarde: string,
) => ({ soort: 'filledIn', veld, waarde }) as const;
const sent: StateEvent = { soort: 'verstuurd', sleutel: 's1', bevestigd: [] };
const gone: StateEvent = {
  soort: 'outcome',
  outcome: { soort: 'mislukt', error: 'noConnection', waitSeconds: undefined },
};

describe('a claim in the making', () => {
  it('is ready to check once who, files and details are there', () => {
    const formState = after(
      chosen,
      received,
      fill('zorgsoort', 'Tandarts'),
      fill('behandelDatum', '2026-11-02'),
      fill('bedrag', '61,80'),
      fill('naamZorgverlener', 'Praktijk Noord'),
    );
    expect(progress(formState, today)).toEqual({
      who: true,
      nota: true,
      details: true,
      submitted: false,
    });
  });

  it('takes away what was said about a field as soon as the field changes', () => {
    const formState = after(
      { soort: 'gecontroleerd', errors: { bedrag: 'zero', zorgsoort: 'verplicht' } },
      fill('bedrag', '5'),
    );
    expect(formState.errors).toEqual({ zorgsoort: 'verplicht' });
  });

  it('knows whether leaving would lose something', () => {
    expect(isUnsent(after())).toBe(false);
    expect(isUnsent(after(fill('bedrag', '5')))).toBe(true);
    expect(isUnsent(after(chosen))).toBe(true);
  });

  it('leaves a file away that was taken away while it was on its way', () => {
    expect(after(chosen, { soort: 'fileGone', sleutel: 'a' }, received).bestanden).toEqual([]);
  });
});

describe('sending in', () => {
  it('is sent once, however often the button is pressed', () => {
    const formState = after(sent, { ...sent, sleutel: 's2' });
    expect(formState.sending).toMatchObject({ soort: 'busy', sleutel: 's1' });
  });

  it('sends the same again under the same key after a lost connection', () => {
    const formState = after(sent, gone);
    expect(keyFor(formState.sending, () => 'nieuw')).toBe('s1');
  });

  it('takes a new key once something was changed', () => {
    const formState = after(sent, gone, fill('bedrag', '6'));
    expect(keyFor(formState.sending, () => 'nieuw')).toBe('nieuw');
  });

  it('loses nothing when it fails', () => {
    const formState = after(chosen, received, fill('bedrag', '5'), sent, gone);
    expect(formState.input.bedrag).toBe('5');
    expect(formState.bestanden).toHaveLength(1);
  });

  it('changes nothing while it is under way', () => {
    expect(after(fill('bedrag', '5'), sent, fill('bedrag', '6')).input.bedrag).toBe('5');
  });

  it('takes a new key after warnings, and forgets what was confirmed when the claim changes', () => {
    const meldingen = [{ code: 'DUBBEL', level: 'warn' as const, message: '', veld: undefined }];
    const formState = after(sent, {
      soort: 'outcome',
      outcome: { soort: 'meldingen', meldingen, bestanden: [] },
    });
    expect(keyFor(formState.sending, () => 'nieuw')).toBe('nieuw');
    const retry = nextState(formState, { ...sent, bevestigd: ['DUBBEL'] });
    expect(retry.bevestigd).toEqual(['DUBBEL']);
    const afterError = [gone, fill('bedrag', '7')].reduce(nextState, retry);
    expect(afterError.bevestigd).toEqual([]);
  });

  it('shows a refused file at the file', () => {
    const meldingen = [{ code: 'VIRUS', level: 'error' as const, message: '', veld: undefined }];
    const formState = after(chosen, received, sent, {
      soort: 'outcome',
      outcome: { soort: 'meldingen', meldingen: [], bestanden: [{ naam: 'nota.pdf', meldingen }] },
    });
    expect(formState.bestanden[0]?.state.soort).toBe('rejected');
    expect(progress(formState, today).nota).toBe(false);
  });

  it('asks for its files again when the insurer no longer keeps them', () => {
    const meldingen = [
      { code: 'bestandOnbekend', level: 'error' as const, message: '', veld: 'bestanden' },
    ];
    const formState = after(chosen, received, sent, {
      soort: 'outcome',
      outcome: { soort: 'meldingen', meldingen, bestanden: [] },
    });
    expect(formState.bestanden[0]?.state).toEqual({ soort: 'mislukt', error: 'verlopen' });
  });

  it('ends with the number, and nothing is left to lose', () => {
    const formState = after(fill('bedrag', '5'), sent, {
      soort: 'outcome',
      outcome: { soort: 'submitted', nummer: 'D-1' },
    });
    expect(formState.sending).toEqual({ soort: 'submitted', nummer: 'D-1' });
    expect(isUnsent(formState)).toBe(false);
    expect(nextState(formState, sent)).toBe(formState);
  });
});
