import { afterEach, expect, it, vi } from 'vitest';
import { forgetShared } from './signingOut.ts';

afterEach(() => vi.unstubAllGlobals());

it('removes the cache of shared files, and never fails', async () => {
  const remove = vi.fn<(name: string) => Promise<boolean>>(async () => true);
  vi.stubGlobal('caches', { delete: remove });
  await forgetShared('gedeeld');
  expect(remove).toHaveBeenCalledExactlyOnceWith('gedeeld');
  remove.mockRejectedValueOnce(new DOMException('no', 'SecurityError'));
  await expect(forgetShared('gedeeld')).resolves.toBeUndefined();
  vi.stubGlobal('caches', undefined);
  await expect(forgetShared('gedeeld')).resolves.toBeUndefined();
});
