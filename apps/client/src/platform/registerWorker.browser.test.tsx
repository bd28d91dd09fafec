import { afterEach, expect, it, vi } from 'vitest';
import { registerWorker } from './registerWorker.ts';

afterEach(() => vi.restoreAllMocks());

it('tells the worker, once it is active, that it may cache all files', async () => {
  const told = vi.fn<(word: string) => void>();
  const registration = Object.create(ServiceWorkerRegistration.prototype, {
    active: { value: { postMessage: told } },
  });
  const { serviceWorker } = navigator;
  const register = vi.spyOn(serviceWorker, 'register').mockResolvedValue(registration);
  vi.spyOn(serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  registerWorker('/service-worker.js', 'hold');
  await expect.poll(() => told.mock.calls).toEqual([['hold']]);
  expect(register.mock.calls.map(([address]) => String(address))).toEqual(['/service-worker.js']);
});

it('only logs that no worker can be registered', async () => {
  const logged = vi.spyOn(console, 'info').mockReturnValue();
  const refused = new Error('refused');
  vi.spyOn(navigator.serviceWorker, 'register').mockRejectedValue(refused);
  registerWorker('/service-worker.js', 'hold');
  await expect
    .poll(() => logged.mock.calls)
    .toEqual([['No service worker was registered', refused]]);
});
