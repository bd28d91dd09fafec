import { internalPaths } from '@mijn/domain/internalPaths';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { OpenFilePage } from './OpenFilePage.tsx';

/** The staff's listener, which answers only when a test says how; `asked` has a line per time that it was. */
function heldListener() {
  const asked: string[] = [];
  const held: ((response: Response) => void)[] = [];
  const { fetch } = globalThis;
  // What the test's own tools fetch goes on.
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((to, options) => {
    if (to !== internalPaths.file) return fetch(to, options);
    asked.push(to);
    return new Promise((resolve) => held.push(resolve));
  });
  onTestFinished(() => spy.mockRestore());
  const answer = (status: number) => {
    for (const resolve of held.splice(0)) resolve(new Response(null, { status }));
  };
  return { asked, answer };
}

/** Sends the form so often, before anything can be drawn in between. */
function submit(times: number): void {
  const form = document.querySelector('form');
  for (let time = 0; time < times; time += 1) form?.requestSubmit();
}

const alert = () => document.querySelector('[role=alert]')?.textContent;

async function fillIn(bsn: string): Promise<void> {
  await page.getByRole('textbox', { name: 'BSN' }).fill(bsn);
  await page.getByRole('textbox', { name: 'Waarom open je dit dossier?' }).fill('Vraag over nota');
}

it('a file is opened, and logged, once, however quick a second click comes', async () => {
  const listener = heldListener();
  mount(<OpenFilePage />);
  await fillIn('999990019');
  submit(2);
  await expect
    .element(page.getByRole('button', { name: /Open dossier/ }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(listener.asked).toHaveLength(1);
});

it('who is unknown is told, and can be tried again', async () => {
  const listener = heldListener();
  mount(<OpenFilePage />);
  await fillIn('999990019');
  submit(1);
  await expect.poll(() => listener.asked).toHaveLength(1);
  listener.answer(404);
  await expect.poll(alert).toContain('Er is niemand met dit BSN.');
  submit(1);
  expect(listener.asked).toHaveLength(2);
});

it('what is no BSN is not asked', async () => {
  const listener = heldListener();
  mount(<OpenFilePage />);
  await fillIn('123456789');
  submit(1);
  await expect
    .element(page.getByText('Vul een geldig BSN van negen cijfers in.').first())
    .toBeVisible();
  expect(listener.asked).toEqual([]);
});
