import { expect, test } from 'vitest';
import webPush from 'web-push';
import { toPushAddress } from './pushAddress.ts';

const p256dh = webPush.generateVAPIDKeys().publicKey;
const auth = 'A'.repeat(22);
const hosts = ['push.example.org', 'push.example.org:8080', '127.0.0.1:8080'];

const normalized = (endpoint: string) => toPushAddress({ endpoint, p256dh, auth }, hosts)?.endpoint;

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', 'https://fcm.googleapis.com/fcm/send/a'],
  ['https://FCM.googleapis.com:443/fcm/send/a', 'https://fcm.googleapis.com/fcm/send/a'],
  ['https://fcm.googleapis.com/x/../fcm/send/a#b', 'https://fcm.googleapis.com/fcm/send/a'],
  ['https://am3p.notify.windows.com/w/?token=a', 'https://am3p.notify.windows.com/w/?token=a'],
  ['https://push.example.org:8080/a', 'https://push.example.org:8080/a'],
  // Push service of a test, on this machine.
  ['http://127.0.0.1:8080/a', 'http://127.0.0.1:8080/a'],
])('normalizes %s to %s', (endpoint, expected) => {
  expect(normalized(endpoint)).toBe(expected);
});

test.each([
  ['a user name and password', 'https://user:secret@fcm.googleapis.com/a'],
  ['a user name', 'https://user@fcm.googleapis.com/a'],
  ['another port', 'https://fcm.googleapis.com:8443/a'],
  ['another port of a service with many hosts', 'https://am3p.notify.windows.com:8443/a'],
  ['plain http', 'http://fcm.googleapis.com/fcm/send/a'],
  ['plain http at a configured service', 'http://push.example.org:8080/a'],
  ['another protocol', 'ftp://push.example.org/a'],
  ['an unknown service', 'https://push.example.com/a'],
  ['a name that ends alike', 'https://notfcm.googleapis.com/a'],
  ['no address', 'push.example.org'],
])('refuses %s', (_title, endpoint) => {
  expect(normalized(endpoint)).toBeUndefined();
});

test.each([
  ['a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
  ['a key of another shape', { p256dh: 'A'.repeat(87) }],
  ['a key that is too short', { p256dh: p256dh.slice(0, 40) }],
  ['no key', { p256dh: '' }],
  ['a secret that is too short', { auth: 'A'.repeat(20) }],
])('refuses %s', (_title, wrong) => {
  const browser = { endpoint: 'https://push.example.org/a', p256dh, auth, ...wrong };
  expect(toPushAddress(browser, hosts)).toBeUndefined();
});
