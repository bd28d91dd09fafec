import { createHash } from 'node:crypto';
import type { BerichtenResponse } from '@mijn/contract/berichten';
import webPush from 'web-push';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type PushService, startPushService } from '../../push/pushService.testing.ts';
import { startTestProvider, type TestProvider } from '../../testing/trialProvider.testing.ts';
import { sendBerichten } from './berichten.testing.ts';

let service: PushService;
let insurer: TestProvider;

beforeAll(async () => {
  service = await startPushService();
  const push = {
    ...webPush.generateVAPIDKeys(),
    subject: 'mailto:wij@voorbeeld.example',
    hosts: [service.host],
    pausesMs: [],
  };
  insurer = await startTestProvider({ push, jobsHeld: true });
});
afterAll(async () => {
  await insurer.stop();
  await service.close();
});
beforeEach(() => insurer.sql('DELETE FROM insurer.push_subscription'));

const told = async (as: string) =>
  (await insurer.read<BerichtenResponse>('/uitbreidingen/berichten', as)).pushHashes;
const hash = ({ endpoint }: { readonly endpoint: string }) =>
  createHash('sha256').update(endpoint).digest('hex');
const end = (as: string, body: object) => sendBerichten(insurer, as, '/push/intrekken', body);

it('a browser learns that it is told, and by then that it is told no more', async () => {
  const [phone, tablet] = [service.subscribe('telefoon'), service.subscribe('tablet')];
  for (const browser of [phone, tablet]) await sendBerichten(insurer, 'jan', '/push', browser);
  expect(new Set(await told('jan'))).toEqual(new Set([hash(phone), hash(tablet)]));
  await end('jan', { endpoint: phone.endpoint });
  expect(await told('jan')).toEqual([hash(tablet)]);
  await end('jan', {});
  expect(await told('jan')).toEqual([]);
});

it('a browser that somebody else subscribed in tells the one before that they are told no more', async () => {
  const browser = service.subscribe('gedeeld');
  await sendBerichten(insurer, 'jan', '/push', browser);
  expect([await told('jan'), await told('mila')]).toEqual([[hash(browser)], []]);
  await sendBerichten(insurer, 'mila', '/push', browser);
  expect([await told('jan'), await told('mila')]).toEqual([[], [hash(browser)]]);
});

it('the address by which one could send to a browser does not leave the insurer', async () => {
  const browser = service.subscribe('telefoon');
  await sendBerichten(insurer, 'jan', '/push', browser);
  const { text } = await insurer.request('/uitbreidingen/berichten', 'jan');
  expect(text).not.toContain(browser.endpoint);
  expect(text).not.toContain(browser.auth);
});

it.each([
  'http://127.0.0.1:1/x',
  'https://example.org/x',
  'https://fcm.googleapis.com.example.org/x',
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443@10.0.0.1/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
])('only the push services of browsers are called, not %s', async (endpoint) => {
  const browser = { ...service.subscribe('anders'), endpoint };
  const { status } = await sendBerichten(insurer, 'jan', '/push', browser);
  expect([status, await told('jan')]).toEqual([400, []]);
});

it.each([
  ['a NUL', '\0'],
  ['a line feed', '\n'],
  ['a carriage return', '\r'],
  ['a tab', '\t'],
  ['half a character', '\ud800'],
])(
  'refuses an address with %s with 400, where it subscribes and where it ends',
  async (_title, text) => {
    const browser = service.subscribe('anders');
    const endpoint = `https://fcm.googleapis.com/x${text}y`;
    expect((await sendBerichten(insurer, 'jan', '/push', { ...browser, endpoint })).status).toBe(
      400,
    );
    expect((await end('jan', { endpoint })).status).toBe(400);
    expect(await told('jan')).toEqual([]);
  },
);

it('stores the normalised address, and finds it by any spelling', async () => {
  const { p256dh, auth } = service.subscribe('telefoon');
  const [typed, normalized] = ['HTTPS://FCM.googleapis.com:443/x', 'https://fcm.googleapis.com/x'];
  await sendBerichten(insurer, 'jan', '/push', { endpoint: typed, p256dh, auth });
  expect(await told('jan')).toEqual([hash({ endpoint: normalized })]);
  await end('jan', { endpoint: typed });
  expect(await told('jan')).toEqual([]);
});
