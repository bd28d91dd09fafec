import { internalPaths } from '@mijn/domain/internalPaths';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { OpenFilePage } from './OpenFilePage.tsx';

/** Stubs the staff's listener, which answers when the test says so; `asked` records its calls. */
function heldListener() {
  const asked: string[] = [];
  const held: ((response: Response) => void)[] = [];
  const { fetch } = globalThis;
  // Requests of the test tools pass through.
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

function submit(times: number): void {
  const form = document.querySelector('form');
  for (let time = 0; time < times; time += 1) form?.requestSubmit();
}

const alert = () => document.querySelector('[role=alert]')?.textContent;

async function fillIn(bsn: string): Promise<void> {
  await page.getByRole('textbox', { name: 'BSN' }).fill(bsn);
  await page.getByRole('textbox', { name: 'Waarom open je dit dossier?' }).fill('Vraag over nota');
}

it('opens and logs a file once, also for a double click', async () => {
  const listener = heldListener();
  mount(<OpenFilePage />);
  await fillIn('999990019');
  submit(2);
  await expect
    .element(page.getByRole('button', { name: /Open dossier/ }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(listener.asked).toHaveLength(1);
});

it('says that the BSN is unknown, and can try again', async () => {
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

it('does not send an invalid BSN', async () => {
  const listener = heldListener();
  mount(<OpenFilePage />);
  await fillIn('123456789');
  submit(1);
  await expect
    .element(page.getByText('Vul een geldig BSN van negen cijfers in.').first())
    .toBeVisible();
  expect(listener.asked).toEqual([]);
});
