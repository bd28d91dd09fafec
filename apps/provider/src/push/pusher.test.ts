import { expect, test } from 'vitest';
import webPush from 'web-push';
import { createPusher } from './pusher.ts';

/** A key that a browser makes, and its secret. */
const p256dh = webPush.generateVAPIDKeys().publicKey;
const auth = 'A'.repeat(22);

const { mayTell, tell } = createPusher({
  publicKey: 'unused',
  privateKey: 'unused',
  subject: 'mailto:push@example.org',
  hosts: ['push.example.org', 'push.example.org:8080', '127.0.0.1:8080'],
});

test.each([
  'https://fcm.googleapis.com/fcm/send/a',
  'https://am3p.notify.windows.com/w/?token=a',
  'https://push.example.org/a',
  'https://push.example.org:8080/a',
  // A push service of a test stands on this machine.
  'http://127.0.0.1:8080/a',
])('a browser at %s may be told', (endpoint) => {
  expect(mayTell({ endpoint, p256dh, auth })).toBe(true);
});

test.each([
  ['a service of browsers, readable on the way', 'http://fcm.googleapis.com/fcm/send/a'],
  ['a service of the configuration, readable on the way', 'http://push.example.org/a'],
  ['the same at a port of its own', 'http://push.example.org:8080/a'],
  ['another protocol', 'ftp://push.example.org/a'],
  ['a service that nobody named', 'https://push.example.com/a'],
  ['a name that ends alike', 'https://notfcm.googleapis.com/a'],
  ['no address', 'push.example.org'],
])('%s is never called', async (_what, endpoint) => {
  expect(mayTell({ endpoint, p256dh, auth })).toBe(false);
  expect(await tell({ endpoint, p256dh, auth })).toBe('gone');
});

test.each([
  ['a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
  ['a key of another shape', { p256dh: 'A'.repeat(87) }],
  ['a key that is too short', { p256dh: p256dh.slice(0, 40) }],
  ['no key', { p256dh: '' }],
  ['a secret that is too short', { auth: 'A'.repeat(20) }],
])('a browser with %s cannot be told, and is gone', async (_what, wrong) => {
  const browser = { endpoint: 'https://push.example.org/a', p256dh, auth, ...wrong };
  expect(mayTell(browser)).toBe(false);
  expect(await tell(browser)).toBe('gone');
});

test('what is wrong with our own keys is no browser’s fault: it is told later', async () => {
  expect(await tell({ endpoint: 'http://127.0.0.1:8080/a', p256dh, auth })).toBe('later');
});
