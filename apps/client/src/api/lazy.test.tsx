import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { setLanguageSource } from '../platform/language.ts';
import { lazy } from './lazy.tsx';

setLanguageSource(() => 'nl');

const Screen = ({ naam }: { readonly naam: string }) => <p>Hallo {naam}</p>;

test('once fetched it renders like any other component', async () => {
  const { Component, load } = lazy<{ naam: string }>(() => Promise.resolve(Screen));
  await load();
  expect(renderToString(<Component naam="Sanne" />)).toContain('Sanne');
});

test('it is fetched once', async () => {
  const fetchComponent = vi.fn<() => Promise<typeof Screen>>(() => Promise.resolve(Screen));
  const { load } = lazy(fetchComponent);
  await Promise.all([load(), load()]);
  await load();
  expect(fetchComponent).toHaveBeenCalledOnce();
});

test('what could not be fetched is tried again later, and then it is there', async () => {
  const fetchComponent = vi
    .fn<() => Promise<typeof Screen>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Screen);
  const { Component, load } = lazy(fetchComponent);
  await load();
  expect(renderToString(<Component naam="Daan" />)).toContain('Daan');
});
