import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sayUnusable } from './sayUnusable.ts';

const pressed = vi.fn();
let listen: MockInstance<typeof addEventListener>;

beforeEach(() => {
  document.body.innerHTML = `
    <p data-unusable role="alert" hidden>Dit werkt nu niet. <a href="">Laad de pagina opnieuw</a></p>
    <button type="button" data-needs-script="">Printen</button>`;
  document.querySelector('button')?.addEventListener('click', pressed);
  pressed.mockClear();
  listen = vi.spyOn(globalThis, 'addEventListener');
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

it('shows the message at a tap after the failure, and not without one', async () => {
  await loadScript('module');
  await expect.element(alert).not.toBeInTheDocument();
  await print.click();
  await expect.element(alert).toBeVisible();
});

it('counts a failed start as a failed script, but no other script', async () => {
  await loadScript('text/javascript');
  await print.click();
  await expect.element(alert).not.toBeInTheDocument();
  dispatchEvent(new Event('unusable'));
  await print.click();
  await expect.element(alert).toBeVisible();
});
