import { describe, expect, test } from 'vitest';
import { isAside, nextPrompt, type PromptName, putAside } from './prompts.ts';

const shownOf = (names: readonly PromptName[], isBusy: boolean) =>
  nextPrompt((name) => names.includes(name), isBusy);
const day = 24 * 60 * 60_000;

function createStorage(): () => Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  });
}

const refuse = () => {
  throw new DOMException('no storage');
};

describe('nextPrompt', () => {
  test('returns the most urgent one, and none while something else asks for attention', () => {
    expect(shownOf([], false)).toBeUndefined();
    expect(shownOf(['install'], false)).toBe('install');
    expect(shownOf(['install', 'update'], false)).toBe('update');
    expect(shownOf(['maintenance', 'update', 'install'], false)).toBe('maintenance');
    expect(shownOf(['maintenance', 'update', 'install'], true)).toBeUndefined();
  });

  test('returns "outdated" first, also next to a form, and dismisses it for this document only', () => {
    expect(shownOf(['outdated', 'maintenance'], false)).toBe('outdated');
    expect(shownOf(['outdated', 'maintenance'], true)).toBe('outdated');
    const storage = createStorage();
    putAside('outdated', 0, storage);
    expect(isAside('outdated', 0, storage)).toBe(false);
  });

  test('offers a dismissed installation again after three months', () => {
    const storage = createStorage();
    expect(isAside('install', 0, storage)).toBe(false);
    putAside('install', 0, storage);
    expect(isAside('install', 89 * day, storage)).toBe(true);
    expect(isAside('update', 0, storage)).toBe(false);
    expect(isAside('install', 90 * day, storage)).toBe(false);
  });

  test('dismisses nothing in a browser without storage', () => {
    for (const storage of [refuse, () => ({ getItem: refuse, setItem: refuse })]) {
      putAside('install', 0, storage);
      expect(isAside('install', 0, storage)).toBe(false);
    }
  });
});
