import { describe, expect, test } from 'vitest';
import { isAside, nextPrompt, type PromptName, putAside } from './prompts.ts';

/** Which is shown where there are these to say. */
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

describe('one thing at a time', () => {
  test('the most urgent comes first, and nothing while something else asks for attention', () => {
    expect(shownOf([], false)).toBeUndefined();
    expect(shownOf(['install'], false)).toBe('install');
    expect(shownOf(['install', 'update'], false)).toBe('update');
    expect(shownOf(['maintenance', 'update', 'install'], false)).toBe('maintenance');
    expect(shownOf(['maintenance', 'update', 'install'], true)).toBeUndefined();
  });

  test('that the page is outdated is said first, beside a form too, and put aside for this document only', () => {
    expect(shownOf(['outdated', 'maintenance'], false)).toBe('outdated');
    expect(shownOf(['outdated', 'maintenance'], true)).toBe('outdated');
    const storage = createStorage();
    putAside('outdated', 0, storage);
    expect(isAside('outdated', 0, storage)).toBe(false);
  });

  test('installing that was put aside is offered again after three months', () => {
    const storage = createStorage();
    expect(isAside('install', 0, storage)).toBe(false);
    putAside('install', 0, storage);
    expect(isAside('install', 89 * day, storage)).toBe(true);
    expect(isAside('update', 0, storage)).toBe(false);
    expect(isAside('install', 90 * day, storage)).toBe(false);
  });

  test('a browser that keeps nothing puts nothing aside, and nothing breaks', () => {
    for (const storage of [refuse, () => ({ getItem: refuse, setItem: refuse })]) {
      putAside('install', 0, storage);
      expect(isAside('install', 0, storage)).toBe(false);
    }
  });
});
