import { describe, expect, test } from 'vitest';
import { isAside, nextPrompt, putAside } from './prompts.ts';

const nothing = { maintenance: false, update: false, install: false };
const day = 24 * 60 * 60_000;

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

const refuse = () => {
  throw new DOMException('no storage');
};

describe('one thing at a time', () => {
  test('the most urgent comes first, and nothing while something else asks for attention', () => {
    expect(nextPrompt(nothing, false)).toBeUndefined();
    expect(nextPrompt({ ...nothing, install: true }, false)).toBe('install');
    expect(nextPrompt({ ...nothing, install: true, update: true }, false)).toBe('update');
    expect(nextPrompt({ maintenance: true, update: true, install: true }, false)).toBe(
      'maintenance',
    );
    expect(nextPrompt({ maintenance: true, update: true, install: true }, true)).toBeUndefined();
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
    const storage = { getItem: refuse, setItem: refuse };
    putAside('install', 0, storage);
    expect(isAside('install', 0, storage)).toBe(false);
  });
});
