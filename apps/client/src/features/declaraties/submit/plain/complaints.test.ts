import { fileRules } from '@mijn/domain/constants';
import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import type { ChosenFile, FileState } from '../files/files.ts';
import { complaintsOf, saidOfFiles, saidOfTicks } from './complaints.ts';
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
const textsOf = (files: readonly ChosenFile[]) => saidOfFiles(files, 'nl').map(({ text }) => text);

describe('what is wrong with the files', () => {
  it('is that there are none, or too many', () => {
    expect(textsOf([])).toEqual(['Voeg eerst je nota toe.']);
    const many = Array.from({ length: fileRules.maximumCount + 1 }, (_, at) => received(`${at}`));
    expect(textsOf(many)).toEqual(['Je kunt hoogstens 10 bestanden meesturen.']);
    expect(textsOf(many.slice(1))).toEqual([]);
  });

  it('is said by the name of each', () => {
    const files = [
      file('a', { kind: 'rejected', meldingen: [melding('leeg'), melding('virus')] }),
      file('b', { kind: 'failed', error: 'maintenance' }),
      file('c', { kind: 'objection', objection: 'tooMany' }),
      received('d'),
    ];
    expect(textsOf(files).map((text) => text.slice(0, 3))).toEqual(['a: ', 'a: ', 'b: ', 'c: ']);
  });

  it('is a warning that waits for its tick, by its place among those that were received', () => {
    const rejected = file('a', { kind: 'rejected', meldingen: [] });
    const files = [
      rejected,
      received('b', melding('omgezet', 'info')),
      received('c', melding('beeldKlein', 'warn')),
    ];
    expect(saidOfTicks(files).map(({ name }) => name)).toEqual(['fileGood-1']);
  });
});

const context = { today: '2026-11-21', language: 'nl' } as const;
const ofTwoLines = { context, lineCount: 2 };
const outcome = (...meldingen: ReturnType<typeof melding>[]) =>
  ({ kind: 'meldingen', meldingen, files: [] }) as const;

describe('what the insurer has against a claim', () => {
  it('stands at its field, at its line, at its files, and the rest at no field', () => {
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
    // What has to be mended first may change what is warned of.
    expect(asked).toEqual([]);
  });

  it('is asked where it only warns', () => {
    const warnings = [melding('dubbeleNota', 'warn'), melding('nietVerzekerd', 'warn')];
    const { said, asked } = complaintsOf(outcome(...warnings), ['dubbeleNota'], ofTwoLines);
    expect(asked).toEqual(warnings);
    expect(said).toEqual([{ name: 'bevestigd-1', text: 'Over nietVerzekerd.', lang: undefined }]);
  });

  it('is said at the files with the name of the one it is about', () => {
    const files = [{ name: 'a.pdf', meldingen: [melding('leeg')] }];
    const { said } = complaintsOf({ ...outcome(), files }, [], ofTwoLines);
    expect(said).toEqual([{ name: 'bestanden', text: 'a.pdf: Over leeg.', lang: undefined }]);
  });
});
