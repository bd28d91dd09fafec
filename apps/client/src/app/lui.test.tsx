import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { zetTaalbron } from '../platform/taal.ts';
import { lui } from './lui.tsx';

zetTaalbron(() => 'nl');

const Scherm = ({ naam }: { readonly naam: string }) => <p>Hallo {naam}</p>;

test('once fetched it renders like any other component', async () => {
  const { Component, laad } = lui<{ naam: string }>(() => Promise.resolve(Scherm));
  await laad();
  expect(renderToString(<Component naam="Sanne" />)).toContain('Sanne');
});

test('it is fetched once', async () => {
  const haal = vi.fn<() => Promise<typeof Scherm>>(() => Promise.resolve(Scherm));
  const { laad } = lui(haal);
  await Promise.all([laad(), laad()]);
  await laad();
  expect(haal).toHaveBeenCalledOnce();
});

test('what could not be fetched is tried again later, and then it is there', async () => {
  const haal = vi
    .fn<() => Promise<typeof Scherm>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Scherm);
  const { Component, laad } = lui(haal);
  await laad();
  expect(renderToString(<Component naam="Daan" />)).toContain('Daan');
});
