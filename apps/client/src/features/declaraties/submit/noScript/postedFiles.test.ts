import { describe, expect, it } from 'vitest';
import { noScriptForm } from './formFields.ts';
import { answerOf, fileOf, melding } from './postClaim.testing.ts';
import { keptFile, parseKept, readFiles, tickOf, writeKept } from './postedFiles.ts';

const small = { ...melding('beeldKlein', 'warn'), veld: undefined };
const keptA = { id: 'a', name: 'a.jpg', meldingen: [small] };

const read = (fields: readonly (readonly [string, string])[], files = [fileOf('b')]) =>
  readFiles({ fields: new URLSearchParams(fields.map(([name, value]) => [name, value])), files });

const idsOf = (files: ReturnType<typeof read>['files']) => files.map((one) => keptFile(one)?.id);

describe('the files that a form carries', () => {
  it('round-trip, each once, but those without an id separately', () => {
    const loose = { id: undefined, name: 'c.jpg', meldingen: [] };
    const written = [keptA, keptA, loose, { ...loose, name: 'd.jpg' }].map(writeKept);
    expect(parseKept(written)).toEqual([keptA, loose, { ...loose, name: 'd.jpg' }]);
  });

  it('tolerate a form that was tampered with', () => {
    expect(parseKept(['x', '3', '{"id":7}'])).toEqual(
      Array.from({ length: 3 }, () => ({ id: undefined, name: '', meldingen: [] })),
    );
    expect(read([[noScriptForm.kept, 'x']], []).files).toEqual([]);
  });
});

describe('the files of a posted claim', () => {
  const kept = [noScriptForm.kept, writeKept(keptA)] as const;

  it('are the ticked ones and those of this post; the others stay otherFiles', () => {
    expect(idsOf(read([kept, [noScriptForm.keptId, 'a']]).files)).toEqual(['a', 'b']);
    const without = read([kept]);
    expect([idsOf(without.files), idsOf(without.otherFiles)]).toEqual([['b'], ['a']]);
    // An unticked file does not wait.
    expect(without.later).toEqual([]);
  });

  it('are confirmed by their own checkbox', () => {
    const ticked = read(
      [kept, [noScriptForm.keptId, 'a'], [noScriptForm.fileGood, tickOf(keptA)]],
      [],
    );
    expect(ticked.files[0]?.state).toMatchObject({ confirmed: true });
    const other = read(
      [kept, [noScriptForm.keptId, 'a'], [noScriptForm.fileGood, 'b beeldKlein']],
      [],
    );
    expect(other.files[0]?.state).toMatchObject({ confirmed: false });
  });

  it('wait when they belong to another bill, also at later posts', () => {
    const b = [noScriptForm.kept, writeKept({ id: 'b', name: 'b.jpg', meldingen: [] })] as const;
    const both = [kept, b, [noScriptForm.keptId, 'a'], [noScriptForm.keptId, 'b']] as const;
    const chosen = read([...both, [noScriptForm.nota, '0 b']], []);
    expect([idsOf(chosen.files), chosen.later.map(({ id }) => id)]).toEqual([['b'], ['a']]);
    const next = read([kept, b, [noScriptForm.keptId, 'b'], [noScriptForm.later, 'a']], []);
    expect(next.later.map(({ id }) => id)).toEqual(['a']);
  });

  it('give the reason when they were refused', () => {
    const refused = {
      name: 'x.gif',
      answer: answerOf({ filename: 'x', messages: [melding('leeg')] }),
    };
    const leftOut = {
      name: 'y.jpg',
      answer: answerOf(undefined, 413),
      leftOut: 'tooMany',
    } as const;
    expect(read([], [refused, leftOut]).files.map(({ state }) => state.kind)).toEqual([
      'rejected',
      'objection',
    ]);
  });
});
