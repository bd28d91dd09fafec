import { expect, test } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import type { Melding } from '../state/outcome.ts';
import { fileWords } from './fileWords.ts';
import type { ChosenFile, FileState, LocalObjection } from '../state/files.ts';

setLanguageSource(() => 'nl');

const file = { name: 'nota.jpg', size: 1, type: 'image/jpeg', lastModified: 0 };
const inState = (state: FileState): ChosenFile => ({ key: 'a', file, state });
const words = (state: FileState) => fileWords(inState(state), 'nl');
const melding = (level: Melding['level']): Melding => ({
  code: 'beeldKlein',
  level,
  message: '',
  veld: undefined,
});
const received = (meldingen: readonly Melding[], confirmed = false): FileState => ({
  kind: 'received',
  bestandId: 'b',
  meldingen,
  confirmed,
});

test('shows that a file is sent, then checked', () => {
  expect(words({ kind: 'sending', progress: 0.99 }).phaseText).toBe('Wordt verstuurd');
  expect(words({ kind: 'sending', progress: 1 }).phaseText).toBe('Wordt gecontroleerd');
});

test('shows a received file, whose warning waits for confirmation', () => {
  expect(words(received([]))).toEqual({
    phase: 'received',
    phaseText: 'Ontvangen',
    meldingen: [],
  });
  expect(words(received([melding('warn')])).phase).toBe('warning');
  expect(words(received([melding('warn')], true)).phase).toBe('received');
  expect(words(received([melding('info')]))).toMatchObject({
    phase: 'received',
    meldingen: [{ text: expect.stringContaining('Deze foto is klein'), lang: undefined }],
  });
});

test('gives the reason of the insurer’s refusal', () => {
  expect(words({ kind: 'rejected', meldingen: [melding('error')] })).toMatchObject({
    phase: 'rejected',
    meldingen: [{ text: expect.stringContaining('Deze foto is klein'), lang: undefined }],
  });
});

test.each<[LocalObjection, RegExp]>([
  ['empty', /leeg/],
  ['tooLarge', /groter dan 10\u00A0MB/],
  ['tooLargeTogether', /samen groter dan 40\u00A0MB/],
  ['tooMany', /hoogstens 10 bestanden/],
  ['duplicate', /al toegevoegd/],
  ['gone', /niet meer/],
])('gives the reason for a file that is %s', (objection, why) => {
  const { phase, phaseText, meldingen } = words({ kind: 'objection', objection });
  expect([phase, phaseText]).toEqual(['rejected', 'Niet verstuurd']);
  expect(meldingen.map(({ text }) => text).join(' ')).toMatch(why);
});

test('gives the reason of a failure, except a session that ended, which is shown above the files', () => {
  expect(words({ kind: 'failed', error: 'noConnection' }).meldingen).toHaveLength(1);
  expect(words({ kind: 'failed', error: 'loggedOut' })).toEqual({
    phase: 'rejected',
    phaseText: 'Niet verstuurd',
    meldingen: [],
  });
});
