import { afterAll, expect, it } from 'vitest';
import { startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
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
