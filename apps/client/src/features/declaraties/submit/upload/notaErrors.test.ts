import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { readNota } from '../state/readNota.testing.ts';
import { type ChosenFile, fileFieldId, type FileState } from '../state/files.ts';
import { notaErrors, pickerError, pickerId } from './notaErrors.ts';
import { severalId } from '../scan/ReadingStatus.tsx';

beforeAll(() => setLanguageSource(() => 'nl'));

const said = { code: 'beeldKlein', level: 'warn', message: '', veld: undefined } as const;
const good = { kind: 'received', bestandId: 'b1', meldingen: [], confirmed: false } as const;
const warned = { ...good, meldingen: [said] };

const files = (...states: readonly FileState[]): readonly ChosenFile[] =>
  states.map((state, at) => ({
    key: `k${at}`,
    file: { name: `${at}.pdf`, size: 1, type: '', lastModified: 0 },
    state,
  }));

const idle = { kind: 'idle' } as const;
const told = (...states: readonly FileState[]) =>
  notaErrors({ files: files(...states), reading: idle }).map(({ fieldId, text }) => [
    fieldId,
    text,
  ]);

describe('notaErrors', () => {
  it('asks for a file, with a link to the input', () => {
    expect(told()).toEqual([[pickerId, 'Voeg eerst je nota toe.']]);
  });

  it('asks to wait for a file on its way, whatever is wrong with the others', () => {
    const sending = { kind: 'sending', progress: 0.4 } as const;
    expect(told(sending, { kind: 'rejected', meldingen: [] })).toEqual([
      [pickerId, 'Wacht even tot al je bestanden zijn verstuurd.'],
    ]);
  });

  it('lists each refused file by name, with a retry only where that can help', () => {
    const objection = { kind: 'objection', objection: 'tooLarge' } as const;
    const failed = { kind: 'failed', error: 'noConnection' } as const;
    const rejected = { kind: 'rejected', meldingen: [] } as const;
    expect(told(good, objection, failed, rejected)).toEqual([
      [fileFieldId('k1'), '1.pdf is niet goed. Verwijder dit bestand.'],
      [fileFieldId('k2'), '2.pdf is niet goed. Verwijder dit bestand of probeer het opnieuw.'],
      [fileFieldId('k3'), '3.pdf is niet goed. Verwijder dit bestand.'],
    ]);
  });

  it('lists each unconfirmed warning, and no other file', () => {
    expect(told(warned, good, { ...warned, confirmed: true })).toEqual([
      [fileFieldId('k0'), 'Bekijk de opmerking bij 0.pdf en zeg of het bestand goed is.'],
    ]);
  });

  it('asks which of several bills comes first', () => {
    const notas = [readNota(), readNota({ bestandIds: ['b2'] })];
    const reading = { kind: 'several', files: 'b1 b2', notas } as const;
    const ids = (...states: readonly FileState[]) =>
      notaErrors({ files: files(...states), reading }).map(({ fieldId }) => fieldId);
    expect(ids(good)).toEqual([severalId]);
    expect(ids(good, warned)).toEqual([fileFieldId('k1'), severalId]);
  });

  it('is empty when all files are received and confirmed', () => {
    expect(told(good, { ...warned, confirmed: true })).toEqual([]);
  });
});

describe('the error at the file input', () => {
  it.each([
    ['no bill', [], 'Voeg eerst je nota toe.'],
    [
      'a file that is refused',
      [{ kind: 'rejected', meldingen: [] }],
      'Verwijder het bestand dat niet goed is.',
    ],
    [
      'a file that did not arrive',
      [{ kind: 'failed', error: 'noConnection' }],
      'Verwijder het bestand dat niet goed is, of probeer het opnieuw.',
    ],
    ['an open warning', [warned], 'Bekijk het bestand met de opmerking en zeg of het goed is.'],
    ['a good file', [good], undefined],
  ] as const)('with %s', (_what, states, text) => {
    expect(pickerError(files(...states))).toBe(text);
  });
});
