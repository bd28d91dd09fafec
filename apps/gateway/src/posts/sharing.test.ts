import { afterAll, expect, it } from 'vitest';
import { startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway({ limits: { uploads: 3 } });
afterAll(() => testSetup.stop());

it.each(['POST', 'GET'])(
  'what is shared without a service worker leads to the form: %s',
  async (method) => {
    const body = new FormData();
    body.append('bestanden', new Blob(['%PDF-1.7 hidden']), 'nota.pdf');
    const response = await fetch(`${testSetup.addresses.ZZ}/delen`, {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body }),
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/declaraties/indienen',
    ]);
    expect(testSetup.provider.seen).toEqual([]);
  },
);

const share = async (): Promise<number> =>
  (await fetch(`${testSetup.addresses.ZZ}/delen`, { method: 'POST', redirect: 'manual' })).status;

it('what is shared again and again is turned away: nobody has it read without end', async () => {
  const statuses = await Promise.all(Array.from({ length: 6 }, share));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
});
