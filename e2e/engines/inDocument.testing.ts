import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Shows a small document with the width of a phone, until the test ends. */
export async function showDocument(html: string): Promise<void> {
  await page.viewport(400, 600);
  const style = 'body { margin: 0; font: 16px/1.25 monospace } :is(h1, p, ul) { margin: 0 }';
  document.body.innerHTML = `<style>${style}</style>${html}`;
  onTestFinished(() => document.body.replaceChildren());
}

/** Evaluates an expression in the page, from its text as a journey sends it. */
export async function evaluateInPage(expression: string): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const told = (event: Event) => resolve(event instanceof CustomEvent ? event.detail : undefined);
  addEventListener('workedOut', told, { once: true });
  addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
  const program = document.createElement('script');
  program.textContent = `Promise.resolve(${expression}).then((detail) => dispatchEvent(new CustomEvent('workedOut', { detail })));`;
  document.head.append(program);
  program.remove();
  return promise;
}
