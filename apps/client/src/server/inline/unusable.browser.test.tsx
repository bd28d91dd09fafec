import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hearFields, keepTaps, tellReact } from './keepTaps.ts';
import { sayUnusable } from './sayUnusable.ts';

const pressed = vi.fn();
let listen: MockInstance<typeof addEventListener>;

beforeEach(() => {
  document.body.innerHTML = `
    <p data-unusable role="alert" hidden>Dit werkt nu niet. <a href="">Laad de pagina opnieuw</a></p>
    <button type="button" data-replay="">Printen</button>`;
  document.querySelector('button')?.addEventListener('click', pressed);
  pressed.mockClear();
  listen = vi.spyOn(globalThis, 'addEventListener');
  keepTaps(tellReact, hearFields());
  sayUnusable('[data-unusable]');
});

// The tests share one page.
afterEach(() => {
  const added = listen.mock.calls;
  listen.mockRestore();
  for (const [kind, listener, options] of added) removeEventListener(kind, listener, options);
});

const print = page.getByRole('button', { name: 'Printen' });
const alert = page.getByRole('alert');

/** Adds a script that the server does not have. */
function loadScript(type: string): Promise<unknown> {
  const script = Object.assign(document.createElement('script'), { type, src: '/missing.js?%' });
  const { promise, resolve } = Promise.withResolvers<unknown>();
  script.addEventListener('error', resolve);
  // Scripts of the parser fail with an event of this kind.
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  return promise;
}

it('releases a tap from before the failure, and shows the message', async () => {
  await print.click();
  await expect.element(print).toHaveAttribute('aria-busy', 'true');
  await expect.element(alert).not.toBeInTheDocument();
  await loadScript('module');
  await expect.element(print).not.toHaveAttribute('aria-busy');
  await expect.element(alert).toBeVisible();
});

it('shows the message at a tap after the failure, and not without one', async () => {
  await loadScript('module');
  await expect.element(alert).not.toBeInTheDocument();
  await print.click();
  await expect.element(alert).toBeVisible();
  await expect.element(print).not.toHaveAttribute('aria-busy');
  expect(pressed).not.toHaveBeenCalled();
});

it('shows the message on a page that keeps no taps', async () => {
  for (const [kind, listener, options] of listen.mock.calls)
    removeEventListener(kind, listener, options);
  sayUnusable('[data-unusable]');
  await loadScript('module');
  await expect.element(alert).not.toBeInTheDocument();
  await print.click();
  await expect.element(alert).toBeVisible();
});

it('counts a failed start as a failed script, but no other script', async () => {
  await print.click();
  await loadScript('text/javascript');
  await expect.element(print).toHaveAttribute('aria-busy', 'true');
  dispatchEvent(new Event('unusable'));
  await expect.element(alert).toBeVisible();
});
