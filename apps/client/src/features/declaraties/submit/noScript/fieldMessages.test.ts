import { fileRules } from '@mijn/domain/constants';
import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import type { ChosenFile, FileState } from '../state/files.ts';
import { complaintsOf, fileMessages, confirmationMessages } from './fieldMessages.ts';
import { melding as told } from './postClaim.testing.ts';

setLanguageSource(() => 'nl');

const melding = (code: string, level: 'error' | 'info' | 'warn' = 'error', field?: string) => ({
  ...told(code, level),
  veld: field,
});
const file = (name: string, state: FileState): ChosenFile => ({
  key: name,
  file: { name, size: 1, type: '', lastModified: 0 },
  state,
});
const received = (name: string, ...meldingen: ReturnType<typeof melding>[]) =>
  file(name, { kind: 'received', bestandId: name, meldingen, confirmed: false });
const textsOf = (files: readonly ChosenFile[]) => fileMessages(files, 'nl').map(({ text }) => text);

describe('errors in the files', () => {
  it('name a missing bill, and too many files', () => {
    expect(textsOf([])).toEqual(['Voeg eerst je nota toe.']);
    const many = Array.from({ length: fileRules.maximumCount + 1 }, (_, at) => received(`${at}`));
    expect(textsOf(many)).toEqual(['Je kunt hoogstens 10 bestanden meesturen.']);
    expect(textsOf(many.slice(1))).toEqual([]);
  });

  it('start with the name of the file', () => {
    const files = [
      file('a', { kind: 'rejected', meldingen: [melding('leeg'), melding('virus')] }),
      file('b', { kind: 'failed', error: 'maintenance' }),
      file('c', { kind: 'objection', objection: 'tooMany' }),
      received('d'),
    ];
    expect(textsOf(files).map((text) => text.slice(0, 3))).toEqual(['a: ', 'a: ', 'b: ', 'c: ']);
  });

  it('include an unconfirmed warning, by the index of the received file', () => {
    const rejected = file('a', { kind: 'rejected', meldingen: [] });
    const files = [
      rejected,
      received('b', melding('omgezet', 'info')),
      received('c', melding('beeldKlein', 'warn')),
    ];
    expect(confirmationMessages(files).map(({ name }) => name)).toEqual(['fileGood-1']);
  });
});

const context = { today: '2026-11-21', language: 'nl' } as const;
const ofTwoLines = { context, lineCount: 2 };
const outcome = (...meldingen: ReturnType<typeof melding>[]) =>
  ({ kind: 'meldingen', meldingen, files: [] }) as const;

describe("the insurer's objections to a claim", () => {
  it('are shown at their field, line or files, and the others without a field', () => {
    const all = outcome(
      melding('bedragNul', 'error', 'bedrag'),
      melding('inToekomst', 'error', 'regels.1.behandelDatum'),
      melding('samenTeGroot', 'error', 'bestanden'),
      melding('nieuweRegel', 'error', 'bedragen'),
      melding('dubbeleNota', 'warn', 'notaNummer'),
    );
    const { errors, said, asked } = complaintsOf(all, [], ofTwoLines);
    expect(Object.keys(errors)).toEqual(['bedrag', 'line-1-behandelDatum']);
    expect(said.map(({ name }) => name)).toEqual(['form', 'bestanden']);
    // An error has to be mended first, and may change the warnings.
    expect(asked).toEqual([]);
  });

  it('are to be confirmed when they are warnings only', () => {
    const warnings = [melding('dubbeleNota', 'warn'), melding('nietVerzekerd', 'warn')];
    const { said, asked } = complaintsOf(outcome(...warnings), ['dubbeleNota'], ofTwoLines);
    expect(asked).toEqual(warnings);
    expect(said).toEqual([{ name: 'bevestigd-1', text: 'Over nietVerzekerd.', lang: undefined }]);
  });

  it('are shown at the files, with the name of the file', () => {
    const files = [{ name: 'a.pdf', meldingen: [melding('leeg')] }];
    const { said } = complaintsOf({ ...outcome(), files }, [], ofTwoLines);
    expect(said).toEqual([{ name: 'bestanden', text: 'a.pdf: Over leeg.', lang: undefined }]);
  });
});
