import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { pushWords, showBerichten, showNotice } from './push.ts';

const origin = 'https://mijn.test';
const client = {
  url: `${origin}/berichten?lees=1`,
  focus: vi.fn<() => Promise<void>>(async () => undefined),
  navigate: vi.fn<(to: string) => Promise<object | null>>(async () => ({})),
};
const clients = {
  matchAll: vi.fn<() => Promise<unknown[]>>(async () => [client]),
  openWindow: vi.fn<(to: string) => Promise<void>>(),
};
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
vi.stubGlobal('self', { clients, registration: { showNotification } });
beforeEach(() => vi.clearAllMocks());
afterAll(() => vi.unstubAllGlobals());

it('says that there is a message, and no more', async () => {
  await showNotice('nl');
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Nieuw bericht', {
    body: 'Er staat een bericht voor je klaar. Open de app om het te lezen.',
    tag: '/berichten',
  });
  expect(JSON.stringify(Object.values(pushWords))).not.toMatch(/declarat|claim|zorg|care|€|\d/i);
});

it('shows the messages anew where they stand open', async () => {
  await showBerichten();
  expect(client.navigate).toHaveBeenCalledWith('/berichten');
  expect(clients.openWindow).not.toHaveBeenCalled();
});

it.each([
  ['they stand nowhere', () => clients.matchAll.mockResolvedValueOnce([])],
  ['it cannot go there', () => client.navigate.mockRejectedValueOnce(new TypeError('not ours'))],
  [
    'something else stands open, where something may stand filled in',
    () => clients.matchAll.mockResolvedValueOnce([{ url: `${origin}/declaraties/indienen` }]),
  ],
])('opens a window where %s', async (_when, given) => {
  given();
  await showBerichten();
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('/berichten');
});
