import { createServer } from 'node:http';
import { once } from 'node:events';
import { listen } from '@mijn/dev-env/listen';
import { expect, onTestFinished, test } from 'vitest';
import webPush from 'web-push';
import { createPusher } from './pusher.ts';

const keys = webPush.generateVAPIDKeys();
const browser = { p256dh: webPush.generateVAPIDKeys().publicKey, auth: 'A'.repeat(22) };
const subject = 'mailto:push@example.org';

/** Starts a push service that drops connections for these paths, and answers others with a status. */
async function startService(cutOff: (path: string) => boolean, status = 201) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    requests.push(url);
    if (cutOff(url)) request.socket.destroy();
    else response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
  });
  const host = `127.0.0.1:${await listen(server)}`;
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const pusher = createPusher({ ...keys, subject, hosts: [host] });
  const tell = (path: string) => pusher.tell({ ...browser, endpoint: `http://${host}${path}` });
  return { requests, tell };
}

test('sends nothing to a host that is not a push service', async () => {
  const { tell } = createPusher({ ...keys, subject, hosts: ['push.example.org'] });
  for (const endpoint of ['https://user:x@push.example.org/a', 'https://push.example.com/a']) {
    expect(await tell({ ...browser, endpoint })).toBe('gone');
  }
});

test('suspends an address after repeated failures, and still sends to others of its host', async () => {
  const { requests, tell } = await startService((path) => path === '/broken');
  for (let i = 0; i < 6; i += 1) expect(await tell('/broken')).toBe('later');
  expect(requests).toEqual(['/broken', '/broken', '/broken']);
  expect(await tell('/other')).toBe('taken');
});

test('suspends a host after failures of several of its addresses', async () => {
  const { requests, tell } = await startService(() => true);
  for (const path of ['/a', '/b', '/c', '/d', '/e']) expect(await tell(path)).toBe('later');
  expect(requests).toEqual(['/a', '/b', '/c']);
});

test('does not count our own invalid keys as failures of an address or its host', async () => {
  const server = createPusher({ publicKey: 'x', privateKey: 'x', subject, hosts: ['h.example'] });
  for (let i = 0; i < 5; i += 1) {
    expect(await server.tell({ ...browser, endpoint: 'https://h.example/a' })).toBe('later');
  }
});

test('does not follow a redirect, and counts it as an answer', async () => {
  const { requests, tell } = await startService(() => false, 302);
  for (const path of ['/a', '/b', '/c', '/d']) expect(await tell(path)).toBe('later');
  expect(requests).toHaveLength(4);
});
