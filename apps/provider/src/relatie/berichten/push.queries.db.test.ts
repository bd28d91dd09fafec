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

const subscriptionsOf = async (as: string) =>
  (await insurer.read<BerichtenResponse>('/uitbreidingen/berichten', as)).pushHashes;
const hash = ({ endpoint }: { readonly endpoint: string }) =>
  createHash('sha256').update(endpoint).digest('hex');
const end = (as: string, body: object) => sendBerichten(insurer, as, '/push/intrekken', body);

it('shows a browser its subscription, and later its absence', async () => {
  const [phone, tablet] = [service.subscribe('telefoon'), service.subscribe('tablet')];
  for (const browser of [phone, tablet]) await sendBerichten(insurer, 'jan', '/push', browser);
  expect(new Set(await subscriptionsOf('jan'))).toEqual(new Set([hash(phone), hash(tablet)]));
  await end('jan', { endpoint: phone.endpoint });
  expect(await subscriptionsOf('jan')).toEqual([hash(tablet)]);
  await end('jan', {});
  expect(await subscriptionsOf('jan')).toEqual([]);
});

it('never returns the endpoint, with which anybody could send to the browser', async () => {
  const browser = service.subscribe('telefoon');
  await sendBerichten(insurer, 'jan', '/push', browser);
  const { text } = await insurer.request('/uitbreidingen/berichten', 'jan');
  expect(text).not.toContain(browser.endpoint);
  expect(text).not.toContain(browser.auth);
});

it.each(['https://example.org/x', 'https://fcm.googleapis.com:8443/x'])(
  'rejects an endpoint that is not a browser’s push service: %s',
  async (endpoint) => {
    const browser = { ...service.subscribe('anders'), endpoint };
    const { status } = await sendBerichten(insurer, 'jan', '/push', browser);
    expect([status, await subscriptionsOf('jan')]).toEqual([400, []]);
  },
);

it.each([
  ['a NUL', '\0'],
  ['a line feed', '\n'],
  ['a carriage return', '\r'],
  ['a tab', '\t'],
  ['half a character', '\ud800'],
])(
  'answers 400 for an endpoint with %s, on subscribing and unsubscribing',
  async (_title, text) => {
    const browser = service.subscribe('anders');
    const endpoint = `https://fcm.googleapis.com/x${text}y`;
    expect((await sendBerichten(insurer, 'jan', '/push', { ...browser, endpoint })).status).toBe(
      400,
    );
    expect((await end('jan', { endpoint })).status).toBe(400);
    expect(await subscriptionsOf('jan')).toEqual([]);
  },
);

it('stores the normalized endpoint, and finds it by any spelling', async () => {
  const { p256dh, auth } = service.subscribe('telefoon');
  const [typed, normalized] = ['HTTPS://FCM.googleapis.com:443/x', 'https://fcm.googleapis.com/x'];
  await sendBerichten(insurer, 'jan', '/push', { endpoint: typed, p256dh, auth });
  expect(await subscriptionsOf('jan')).toEqual([hash({ endpoint: normalized })]);
  await end('jan', { endpoint: typed });
  expect(await subscriptionsOf('jan')).toEqual([]);
});
