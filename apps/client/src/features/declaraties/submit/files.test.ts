import { describe, expect, it } from 'vitest';
import {
  type ChosenFile,
  knowsExtensions,
  notaVerdict,
  expired,
  add,
  setFileState,
} from './files.ts';

let counter = 0;
const file = (name: string, bytes: number) => {
  counter += 1;
  const one = new File(['x'], name, { lastModified: counter });
  Object.defineProperty(one, 'size', { value: bytes });
  return { sleutel: `s${counter}`, bestand: one };
};

const mega = 1024 * 1024;
const objections = (list: readonly ChosenFile[]) =>
  list.map(({ state }) => (state.soort === 'objection' ? state.objection : state.soort));

describe('picking files', () => {
  it('sends what keeps the rules and says at once what does not', () => {
    const list = add(
      [],
      [file('nota.pdf', mega), file('leeg.pdf', 0), file('foto.jpg', 11 * mega)],
    );
    expect(objections(list)).toEqual(['sending', 'leeg', 'teGroot']);
  });

  it('takes ten files, together forty megabytes', () => {
    const eleven = Array.from({ length: 11 }, (_, i) => file(`${i}.jpg`, 1000));
    expect(objections(add([], eleven)).at(-1)).toBe('teVeel');
    const groot = Array.from({ length: 5 }, (_, i) => file(`${i}.jpg`, 9 * mega));
    expect(objections(add([], groot)).at(-1)).toBe('samenTeGroot');
  });

  it('does not take the same file twice', () => {
    const one = file('nota.pdf', mega);
    const list = add(add([], [one]), [{ ...one, sleutel: 'nog een keer' }]);
    expect(objections(list)).toEqual(['sending', 'double']);
  });
});

describe('going on with files', () => {
  const one = file('nota.pdf', mega);
  const chosen = add([], [one]);
  const warn = { code: 'VAAG', level: 'warn' as const, message: 'Vaag', veld: undefined };
  const received = (bevestigd: boolean) =>
    setFileState(chosen, one.sleutel, {
      soort: 'received',
      bestandId: 'b1',
      meldingen: [warn],
      bevestigd,
    });

  it('needs at least one file', () => expect(notaVerdict([])).toBe('leeg'));
  it('waits for files on their way', () => expect(notaVerdict(chosen)).toBe('busy'));
  it('asks to confirm a warning', () => {
    expect(notaVerdict(received(false))).toBe('confirm');
    expect(notaVerdict(received(true))).toBe('done');
  });
  it('asks for files again that the insurer no longer keeps', () => {
    expect(knowsExtensions(received(true))).toBe(true);
    expect(knowsExtensions(chosen)).toBe(false);
    expect(notaVerdict(expired(received(true)))).toBe('objection');
  });
  it('does not go on with a refused file still in the list', () => {
    const list = setFileState(chosen, one.sleutel, { soort: 'rejected', meldingen: [] });
    expect(notaVerdict(list)).toBe('objection');
  });
});
