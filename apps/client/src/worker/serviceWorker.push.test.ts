import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerTo,
  client,
  clients,
  happens,
  runWorker,
  sharedStore,
  showNotification,
} from './serviceWorker.testing.ts';
import { keepShared, readShared, removeShared } from './sharedFiles.ts';

runWorker();

describe('a push', () => {
  it('shows that there is a message, without the payload', async () => {
    await happens('push', { data: { text: () => 'Your claim for a psychologist' } });
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Nieuw bericht', {
      body: 'Er staat een bericht voor je klaar. Open de app om het te lezen.',
      tag: '/berichten',
    });
  });

  const tapped = { notification: { close: vi.fn<() => void>() } };

  it('reloads an open messages page when it is tapped', async () => {
    await happens('notificationclick', tapped);
    expect(client.navigate).toHaveBeenCalledWith('/berichten');
    expect(clients.openWindow).not.toHaveBeenCalled();
    expect(tapped.notification.close).toHaveBeenCalled();
  });

  it.each([
    ['they stand nowhere', () => clients.matchAll.mockResolvedValueOnce([])],
    ['it cannot go there', () => client.navigate.mockRejectedValueOnce(new TypeError('not ours'))],
  ])('opens a window where %s', async (_when, given) => {
    given();
    await happens('notificationclick', tapped);
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('/berichten');
  });
});

const names = async () => (await readShared(Date.now())).map(({ name }) => name);

describe('a share', () => {
  const form = new FormData();
  form.append('bestanden', new File(['x'], 'nota.pdf'));
  form.append('bestanden', 'words');
  const share = (origin?: string, mode = 'navigate') => ({
    method: 'POST',
    mode,
    headers: new Headers(origin === undefined ? {} : { origin }),
    formData: async () => form,
  });
  // Node cannot resolve a relative address, unlike the browser.
  const redirect = vi.spyOn(Response, 'redirect');
  beforeEach(async () => {
    redirect.mockImplementation(() => new Response('onward'));
    await removeShared();
  });
  afterEach(() => redirect.mockReset());
  afterAll(() => redirect.mockRestore());

  it.each([undefined, 'null', 'https://mijn.test'])(
    'stores the files for the form and redirects there: from %s',
    async (origin) => {
      expect(await answerTo('/delen', share(origin))).toBe('onward');
      expect(redirect).toHaveBeenCalledWith('/declaraties/indienen?gedeeld=1', 303);
      expect(await names()).toEqual(['nota.pdf']);
    },
  );

  it('does not keep the post of another site', async () => {
    expect(await answerTo('/delen', share('https://elsewhere.test'))).toBe('onward');
    expect(redirect).toHaveBeenLastCalledWith('/declaraties/indienen', 303);
    expect(await names()).toEqual([]);
  });

  it('leaves a post that is no navigation to the gateway', async () => {
    expect(await answerTo('/delen', share(undefined, 'cors'))).toBeUndefined();
    expect(await names()).toEqual([]);
  });

  it('redirects an unreadable share to the form, which says that nothing came', async () => {
    const broken = { ...share(), formData: () => Promise.reject(new TypeError('no form')) };
    expect(await answerTo('/delen', broken)).toBe('onward');
    expect(redirect).toHaveBeenCalledWith('/declaraties/indienen?gedeeld=1', 303);
  });

  it('removes a share of more than 15 minutes ago when a page is opened', async () => {
    await keepShared([new File(['x'], 'nota.pdf')], Date.now() - 15 * 60_000);
    await answerTo('/overzicht', { mode: 'navigate' });
    expect(await sharedStore.caches.has('gedeeld')).toBe(false);
    await keepShared([new File(['x'], 'nota.pdf')], Date.now());
    await answerTo('/inloggen', { mode: 'navigate' });
    expect(await names()).toEqual(['nota.pdf']);
  });
});
