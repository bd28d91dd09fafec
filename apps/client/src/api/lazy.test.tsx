import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { setLanguageSource } from '../platform/language.ts';
import { DrawnPartsContext, lazy, loadDrawn } from './lazy.tsx';

setLanguageSource(() => 'nl');

const Screen = ({ naam }: { readonly naam: string }) => <p>Hallo {naam}</p>;

test('once fetched it renders like any other component', async () => {
  const { Component, load } = lazy<{ naam: string }>('src/a.tsx', () => Promise.resolve(Screen));
  await load();
  expect(renderToString(<Component naam="Sanne" />)).toContain('Sanne');
});

test('it is fetched once', async () => {
  const fetchComponent = vi.fn<() => Promise<typeof Screen>>(() => Promise.resolve(Screen));
  const { load } = lazy('src/a.tsx', fetchComponent);
  await Promise.all([load(), load()]);
  await load();
  expect(fetchComponent).toHaveBeenCalledOnce();
});

test('what could not be fetched is tried again later, and then it is there', async () => {
  const fetchComponent = vi
    .fn<() => Promise<typeof Screen>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Screen);
  const { Component, load } = lazy('src/a.tsx', fetchComponent);
  await load();
  expect(renderToString(<Component naam="Daan" />)).toContain('Daan');
});

test('what was fetched ahead and did not come tells so, and is fetched again when it is needed', async () => {
  const fetchComponent = vi
    .fn<() => Promise<typeof Screen>>()
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockResolvedValue(Screen);
  const part = lazy('src/d.tsx', fetchComponent);
  expect(await part.load()).toBe(false);
  partsOf(<part.Component naam="Jan" />);
  expect(fetchComponent).toHaveBeenCalledTimes(3);
  expect(await part.load()).toBe(true);
});

function partsOf(content: ReactNode) {
  const parts = { sources: new Set<string>(), missing: new Set<Promise<unknown>>() };
  renderToString(<DrawnPartsContext value={parts}>{content}</DrawnPartsContext>);
  return parts;
}

test('the server is told what it has drawn, and what it has to draw again when its code has come', async () => {
  const { Component, load } = lazy('src/b.tsx', () => Promise.resolve(Screen));
  const first = partsOf(<Component naam="Jan" />);
  expect([first.sources.size, first.missing.size]).toEqual([0, 1]);
  await load();
  const second = partsOf(<Component naam="Jan" />);
  expect([...second.sources]).toEqual(['src/b.tsx']);
  expect(second.missing.size).toBe(0);
});

test('what a document was drawn with is fetched before anybody counts on it', async () => {
  let isThere = false;
  lazy('src/c.tsx', () => {
    isThere = true;
    return Promise.resolve(Screen);
  });
  await loadDrawn(['src/c.tsx', 'src/of-another-build.tsx']);
  expect(isThere).toBe(true);
});

test('nobody counts on what a document was drawn with and cannot be fetched, until it can', async () => {
  let line = Promise.reject<typeof Screen>(new TypeError('Failed to fetch'));
  lazy('src/d.tsx', () => line);
  await expect(loadDrawn(['src/d.tsx'])).rejects.toThrow('src/d.tsx');
  line = Promise.resolve(Screen);
  await loadDrawn(['src/d.tsx']);
});

test('every lazy component is known by the module that it fetches', async () => {
  const root = path.join(import.meta.dirname, '../..');
  const files = await readdir(path.join(root, 'src'), { recursive: true });
  const found: string[] = [];
  for (const file of files.filter((name) => /(?<!test)\.tsx?$/.test(name))) {
    const text = await readFile(path.join(root, 'src', file), 'utf8');
    for (const [, source, to] of text.matchAll(/= lazy\(\s*'([^']+)',[^']*import\('([^']+)'\)/g)) {
      expect(source).toBe(path.posix.join('src', path.posix.dirname(file), to ?? ''));
      found.push(String(source));
    }
    expect(found.length).toBeGreaterThanOrEqual(text.match(/= lazy\(/g)?.length ?? 0);
  }
  expect(new Set(found).size).toBe(found.length);
});
