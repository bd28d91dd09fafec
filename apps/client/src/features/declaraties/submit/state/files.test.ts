import { describe, expect, it } from 'vitest';
import {
  add,
  type ChosenFile,
  expired,
  knowsExtensions,
  maySendAgain,
  notaVerdict,
  setFileState,
} from './files.ts';

let counter = 0;
const file = (name: string, bytes: number) => {
  counter += 1;
  const one = new File(['x'], name, { lastModified: counter });
  Object.defineProperty(one, 'size', { value: bytes });
  return { key: `s${counter}`, file: one };
};

const mega = 1024 * 1024;
const objections = (list: readonly ChosenFile[]) =>
  list.map(({ state }) => (state.kind === 'objection' ? state.objection : state.kind));

describe('choosing files', () => {
  it('sends files within the rules, and refuses others at once', () => {
    const list = add(
      [],
      [file('nota.pdf', mega), file('leeg.pdf', 0), file('foto.jpg', 11 * mega)],
    );
    expect(objections(list)).toEqual(['sending', 'empty', 'tooLarge']);
  });

  it('takes ten files, of forty megabytes together', () => {
    const eleven = Array.from({ length: 11 }, (_, i) => file(`${i}.jpg`, 1000));
    expect(objections(add([], eleven)).at(-1)).toBe('tooMany');
    const large = Array.from({ length: 5 }, (_, i) => file(`${i}.jpg`, 9 * mega));
    expect(objections(add([], large)).at(-1)).toBe('tooLargeTogether');
  });

  it('does not take the same file twice', () => {
    const one = file('nota.pdf', mega);
    const list = add(add([], [one]), [{ ...one, key: 'nog een keer' }]);
    expect(objections(list)).toEqual(['sending', 'duplicate']);
  });

  it('detects the same photo under another name, once the insurer has both', () => {
    const list = add([], [file('IMG_1.jpg', mega), { ...file('kopie.jpg', mega), key: 'kopie' }]);
    const state = { kind: 'received', bestandId: 'b1', meldingen: [], confirmed: false } as const;
    const [first] = list;
    const both = setFileState(setFileState(list, first?.key ?? '', state), 'kopie', state);
    expect(objections(both)).toEqual(['received', 'duplicate']);
    // A second message about the same file changes nothing.
    expect(objections(setFileState(both, first?.key ?? '', state))).toEqual([
      'received',
      'duplicate',
    ]);
  });
});

describe('going on with files', () => {
  const one = file('nota.pdf', mega);
  const chosen = add([], [one]);
  const warn = { code: 'VAAG', level: 'warn' as const, message: 'Vaag', veld: undefined };
  const received = (confirmed: boolean) =>
    setFileState(chosen, one.key, {
      kind: 'received',
      bestandId: 'b1',
      meldingen: [warn],
      confirmed,
    });

  it('needs at least one file', () => expect(notaVerdict([])).toBe('empty'));
  it('waits for files on their way', () => expect(notaVerdict(chosen)).toBe('busy'));
  it('asks to confirm a warning', () => {
    expect(notaVerdict(received(false))).toBe('confirm');
    expect(notaVerdict(received(true))).toBe('done');
  });
  it('asks again for files that the insurer no longer stores', () => {
    expect(knowsExtensions(received(true))).toBe(true);
    expect(knowsExtensions(chosen)).toBe(false);
    expect(notaVerdict(expired(received(true)))).toBe('objection');
  });
  it('does not go on with a refused file in the list', () => {
    const list = setFileState(chosen, one.key, { kind: 'rejected', meldingen: [] });
    expect(notaVerdict(list)).toBe('objection');
  });
});

it.each([
  ['noConnection', true],
  ['tooLarge', false],
  ['refused', false],
] as const)('offers to send the same file again only if that can help: %s', (error, helps) => {
  const one = file('a.pdf', mega);
  expect(maySendAgain({ ...one, state: { kind: 'failed', error } })).toBe(helps);
});
