import { callPaths, pages } from '@mijn/domain/paths';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { registerDirtyForm } from '../../api/sessieGone.ts';
import { watchSignOut } from './startSessie.ts';

const network = vi.spyOn(globalThis, 'fetch');
const posted = vi.fn<(event: Event) => void>();
const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
const leaveFor = vi.fn<(path: string) => void>();

watchSignOut(leaveFor);
addEventListener('submit', (event) => {
  if (!event.defaultPrevented) posted(event);
  event.preventDefault();
});

const showForm = (name: string) => {
  document.body.innerHTML = `<form method="post" action="${pages.uitloggen.path}">
    <input type="hidden" name="form" value="${name}"><button>Uitloggen</button></form>`;
};
const press = () => page.getByRole('button', { name: 'Uitloggen' }).click();

beforeEach(() => {
  vi.clearAllMocks();
  network.mockResolvedValue(new Response());
  showForm('signOut');
});

test('leaves other forms, and a form beside unsent input, to the browser', async () => {
  const release = registerDirtyForm();
  await press();
  release();
  showForm('signOutEverywhere');
  await press();
  expect(posted).toHaveBeenCalledTimes(2);
  expect(network).not.toHaveBeenCalled();
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', () => Promise.resolve(new Response('', { status: 503 }))],
])('posts the form when the gateway %s', async (_what, answer) => {
  network.mockImplementation(answer);
  await press();
  await expect.poll(() => submitted).toHaveBeenCalledOnce();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('calls the gateway and opens the page that says so', async () => {
  await press();
  await expect.poll(() => leaveFor).toHaveBeenCalledExactlyOnceWith(pages.uitloggen.path);
  expect(network).toHaveBeenCalledExactlyOnceWith(
    callPaths.gatewaySignOut,
    expect.objectContaining({ cache: 'no-store' }),
  );
  expect(posted).not.toHaveBeenCalled();
});
