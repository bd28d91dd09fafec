import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { useUpdate } from './useUpdate.ts';

const own = '/assets/main-own.js';
const { serviceWorker } = navigator;

beforeEach(() => {
  // Comes from a parsed document, so that it is not run and loads nothing.
  const { head } = new DOMParser().parseFromString(
    `<script type="module" src="${own}"></script>`,
    'text/html',
  );
  const script = document.importNode(head, true).firstElementChild;
  if (script) document.head.prepend(script);
  return () => script?.remove();
});
afterEach(() => void vi.restoreAllMocks());

function Shown() {
  return <output>{useUpdate() ? 'vernieuwd' : 'bij'}</output>;
}
const expectStatus = (words: string) =>
  expect.element(page.getByRole('status')).toHaveTextContent(words);

async function open(): Promise<void> {
  const listens = vi.spyOn(serviceWorker, 'addEventListener');
  mount(<Shown />);
  await expect.poll(() => listens.mock.calls.length).toBe(1);
  await expectStatus('bij');
}

const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const tell = (data: unknown) => serviceWorker.dispatchEvent(new MessageEvent('message', { data }));

test('detects a newer build when the new worker holds another script than this page', async () => {
  await open();
  for (const data of [{ scripts: [own, '/assets/late.js'] }, { other: [] }, 'text', null])
    tell(data);
  await drawn();
  await expectStatus('bij');
  tell({ scripts: ['/assets/main-new.js'] });
  await expectStatus('vernieuwd');
});

test('checks for an update on return to the page after a while, and not each time', async () => {
  const update = vi.fn<() => Promise<void>>(async () => undefined);
  const found = Object.create(ServiceWorkerRegistration.prototype, { update: { value: update } });
  const looked = vi.spyOn(serviceWorker, 'getRegistration').mockResolvedValue(found);
  const start = Date.now();
  const now = vi.spyOn(Date, 'now').mockReturnValue(start);
  const visible = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await open();
  now.mockReturnValue(start + 15 * 60_000 - 1);
  comeBack();
  expect(looked).not.toHaveBeenCalled();
  now.mockReturnValue(start + 15 * 60_000);
  visible.mockReturnValue(true);
  comeBack();
  expect(looked).not.toHaveBeenCalled();
  visible.mockReturnValue(false);
  comeBack();
  comeBack();
  await expect.poll(() => update.mock.calls.length).toBe(1);
});
