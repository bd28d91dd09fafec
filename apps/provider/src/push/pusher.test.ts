import { expect, test } from 'vitest';
import { createPusher } from './pusher.ts';

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
  expect(mayTell(endpoint)).toBe(true);
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
  expect(mayTell(endpoint)).toBe(false);
  expect(await tell({ endpoint, p256dh: '', auth: '' })).toBe('gone');
});
