import { sessieKeys } from '@mijn/domain/constants';
import { internalPaths } from '@mijn/domain/internalPaths';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { environment } from '../../api/loading.testing.ts';
import { setLanguageSource } from '../../platform/language.ts';
import { startInternal } from './startInternal.tsx';

/**
 * Starts the document of a member of staff with a file open; the listener gives these answers, and none
 * after them.
 */
function start(...answers: readonly Response[]) {
  setLanguageSource(() => 'nl');
  const left = [...answers];
  const asked: string[] = [];
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, options) => {
    if (to !== internalPaths.file) return fetch(to, options);
    asked.push(to);
    const next = left.shift();
    if (next) return next;
    throw new TypeError('no connection');
  });
  const title = document.title;
  const keys = { bsn: '999994049', zekerheidsniveau: '25', [sessieKeys.isInternal]: 'true' };
  for (const [key, value] of Object.entries(keys)) sessionStorage.setItem(key, value);
  const place = document.body.appendChild(document.createElement('div'));
  const { config } = environment;
  const started = startInternal(place, {
    ...environment,
    config: { ...config, internal: 'asked' },
  });
  onTestFinished(async () => {
    await started;
    spy.mockRestore();
    place.remove();
    sessionStorage.clear();
    document.title = title;
  });
  return { asked };
}

const alert = page.getByRole('alert');
const retry = page.getByRole('button', { name: 'Probeer opnieuw' });

it('keeps a file open when the listener does not answer for a moment, and asks again', async () => {
  const { asked } = start(new Response(null, { status: 503 }));
  await expect.element(alert.getByText(/^Het dossier blijft open\./)).toBeVisible();
  expect(sessionStorage.getItem('bsn')).toBe('999994049');
  await retry.click();
  await expect.poll(() => asked).toHaveLength(2);
  await expect.element(retry).not.toHaveAttribute('aria-disabled', 'true');
  globalThis.dispatchEvent(new Event('online'));
  await expect.poll(() => asked).toHaveLength(3);
  await expect.element(alert).toBeVisible();
  expect(sessionStorage.getItem('bsn')).toBe('999994049');
});
