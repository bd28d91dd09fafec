import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cookieBanner } from './cookieBanner.ts';

const posted = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());

beforeEach(() => {
  document.body.innerHTML = `
    <div id="cookies"><form method="post"><button name="choice" value="necessary">Alleen noodzakelijk</button></form>
      <output data-failed="Dit is niet bewaard."></output></div>
    <h1 tabindex="-1">Mijn gegevens</h1>
    <input aria-label="E-mailadres">`;
  cookieBanner('cookies');
  posted.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const choose = page.getByRole('button', { name: 'Alleen noodzakelijk' });
const field = page.getByLabelText('E-mailadres');

/** Stubs the server; the returned function answers: `opaqueredirect` when the choice is stored. */
function server(): (type: ResponseType) => void {
  const answer = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise);
  return (type) => answer.resolve(Object.defineProperty(new Response(), 'type', { value: type }));
}

it('removes the banner after the answer, and focuses the page', async () => {
  const answer = server();
  await choose.click();
  answer('opaqueredirect');
  await expect.element(choose).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

it('leaves the focus of a person who went on meanwhile', async () => {
  const answer = server();
  await choose.click();
  await field.click();
  await userEvent.keyboard('san');
  answer('opaqueredirect');
  await expect.element(choose).not.toBeInTheDocument();
  await userEvent.keyboard('ne');
  await expect.element(field).toHaveValue('sanne');
});

it('posts the form as without script when the server refuses', async () => {
  const answer = server();
  await choose.click();
  document.addEventListener('submit', posted, { once: true });
  answer('basic');
  await expect.poll(() => posted.mock.calls).toHaveLength(1);
  const [[event] = []] = posted.mock.calls;
  expect(event?.submitter).toBe(choose.element());
});

it('says that there is no connection, and can be answered again', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no connection'));
  await choose.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Dit is niet bewaard.');
  await choose.click();
  await expect.poll(() => fetch.mock.calls).toHaveLength(2);
  await expect.element(choose).toBeVisible();
});
