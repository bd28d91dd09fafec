import { describe, expect, it } from 'vitest';
import { clearFileKeys, isInternalMode, readFileKeys, writeFileKeys } from './fileKeys.ts';

function createStorage(content: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    clear: () => kept.clear(),
  };
}

const asked = new URLSearchParams('internal=true');
const notAsked = new URLSearchParams();
const marked = createStorage({ isInternal: 'true' });

describe('isInternalMode', () => {
  it.each([
    ['the query asks for it', 'asked', asked, createStorage(), true],
    ['the session’s marker says so', 'asked', notAsked, marked, true],
    ['nothing asks for it', 'asked', notAsked, createStorage(), false],
    [
      'another value asks for it',
      'asked',
      new URLSearchParams('internal=1'),
      createStorage(),
      false,
    ],
    ['it is on by default', 'default', notAsked, createStorage(), true],
  ] as const)(
    'follows the setting, the query and the marker: %s',
    (_name, internal, search, storage, expected) => {
      expect(isInternalMode({ internal }, search, storage)).toBe(expected);
    },
  );

  it('is never true at the public address', () => {
    expect(isInternalMode({}, asked, marked)).toBe(false);
  });
});

describe('the keys of the open file', () => {
  it('are read only if both BSN and level are present', () => {
    const storage = createStorage();
    expect(readFileKeys(storage)).toBeUndefined();
    writeFileKeys(storage, { bsn: '999990081', zekerheidsniveau: '25' });
    expect(Object.fromEntries(storage.kept)).toEqual({
      isInternal: 'true',
      bsn: '999990081',
      zekerheidsniveau: '25',
    });
    expect(readFileKeys(storage)).toEqual({ bsn: '999990081', zekerheidsniveau: '25' });
    storage.kept.delete('zekerheidsniveau');
    expect(readFileKeys(storage)).toBeUndefined();
  });

  it('are cleared with the whole session storage, except the marker of the internal mode', () => {
    const storage = createStorage({
      isInternal: 'true',
      bsn: '999990081',
      zekerheidsniveau: '25',
      heights: '{}',
    });
    clearFileKeys(storage);
    expect(Object.fromEntries(storage.kept)).toEqual({ isInternal: 'true' });
  });

  it('are cleared without adding a marker', () => {
    const storage = createStorage({ bsn: '999990081' });
    clearFileKeys(storage);
    expect(storage.kept.size).toBe(0);
  });
});
