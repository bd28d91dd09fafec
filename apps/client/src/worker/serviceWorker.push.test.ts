import { describe, expect, it, vi } from 'vitest';
import {
  answerTo,
  client,
  clients,
  happens,
  listeners,
  runWorker,
  showNotification,
} from './serviceWorker.testing.ts';

runWorker();

describe('a push', () => {
  it('says that there is a message, and nothing of what came with it', async () => {
    await happens('push', { data: { text: () => 'Your claim for a psychologist' } });
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Nieuw bericht', {
      body: 'Er staat een bericht voor je klaar. Open de app om het te lezen.',
      tag: '/berichten',
    });
  });

  const tapped = { notification: { close: vi.fn<() => void>() } };

  it('that is tapped shows the messages anew where they stand open', async () => {
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

it('what was shared is given once, to the form that asks for it; another site shares nothing', async () => {
  const form = new FormData();
  form.append('bestanden', new File(['x'], 'nota.pdf'));
  form.append('bestanden', 'words');
  // A relative address is the browser's to resolve.
  const redirect = vi.spyOn(Response, 'redirect').mockImplementation(() => new Response('onward'));
  const headers = new Headers();
  const share = { method: 'POST', mode: 'navigate', headers, formData: async () => form };
  expect(await answerTo('/delen', share)).toBe('onward');
  expect(redirect).toHaveBeenCalledWith('/declaraties/indienen?gedeeld=1', 303);
  const port = { postMessage: vi.fn<(files: readonly File[]) => void>() };
  listeners.get('message')?.({ data: 'anything', ports: [port] });
  expect(port.postMessage).not.toHaveBeenCalled();
  listeners.get('message')?.({ data: 'gedeeld', ports: [port] });
  listeners.get('message')?.({ data: 'gedeeld', ports: [port] });
  const given = port.postMessage.mock.calls.map(([files]) => files.map(({ name }) => name));
  expect(given).toEqual([['nota.pdf'], []]);
  headers.set('origin', 'https://elsewhere.test');
  expect(await answerTo('/delen', share)).toBe('onward');
  expect(redirect).toHaveBeenLastCalledWith('/declaraties/indienen', 303);
  listeners.get('message')?.({ data: 'gedeeld', ports: [port] });
  expect(port.postMessage).toHaveBeenLastCalledWith([]);
  redirect.mockRestore();
});
