import type { ValidationResponse } from '@mijn/contract/declaraties';
import { type Checkout, startCheckout } from '@mijn/provider/betalingen/checkout.testing';
import {
  addTestBetaalverzoek,
  ledger,
  pay,
  redirectFrom,
} from '@mijn/provider/betalingen/pay.testing';
import { toFormData } from '@mijn/provider/declaraties/submit/submit.testing';
import { type Clamd, hasClamd, startClamd } from '@mijn/provider/files/testing/clamd.testing';
import { createPdf } from '@mijn/provider/files/testing/pdf.testing';
import { startTestProvider, type TestProvider } from '@mijn/provider/testing/trialProvider.testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../postgres/freePort.ts';
import {
  type FaultyProxy,
  startFaultyProxy,
  type NetworkState,
} from '../test/faultyProxy.testing.ts';

// The insurer's external services behind a faulty network (docs/quality.md, faults behind are survived).
const longestMs = 15_000;

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await answer;
  expect(performance.now() - begun).toBeLessThan(longestMs);
  return result;
}

describe('the payment provider', () => {
  let checkout: Checkout;
  let network: FaultyProxy;
  let insurer: TestProvider;
  beforeAll(async () => {
    checkout = await startCheckout();
    network = await startFaultyProxy(checkout.address.replace('kassa.localhost', '127.0.0.1'));
    insurer = await startTestProvider({
      paymentProvider: checkout.config({ address: network.url, reconcilePausesMs: [3_600_000] }),
    });
  }, 60_000);
  afterAll(async () => {
    await insurer.stop();
    await network.close();
    await checkout.close();
  });
  afterEach(() => network.set('open'));

  it.each<NetworkState>(['cut', 'silent'])(
    '%s: reports in time that paying is impossible, books nothing, and recovers',
    async (way) => {
      const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
      network.set(way);
      const refused = await inTime(pay(insurer, 'jan', kenmerk));
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
      expect(await ledger(insurer, kenmerk)).toMatchObject({ geboekt: 0, open: 5_000 });

      network.set('open');
      expect(redirectFrom(await pay(insurer, 'jan', kenmerk))).toContain('/betalen/tr_');
      expect((await ledger(insurer, kenmerk)).attempts).toHaveLength(1);
      expect(checkout.listBy(kenmerk)).toHaveLength(1);
    },
    60_000,
  );

  it('slow: gets enough time', async () => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [5_000]);
    network.set('slow');
    expect((await inTime(pay(insurer, 'jan', kenmerk))).status).toBe(200);
  }, 30_000);
});

describe.skipIf(!(await hasClamd()))('ClamAV', () => {
  let clamd: Clamd;
  let network: FaultyProxy;
  let insurer: TestProvider;
  beforeAll(async () => {
    const port = await freePort();
    clamd = await startClamd(port);
    network = await startFaultyProxy(`http://127.0.0.1:${port}`);
    const { hostname: host, port: through } = new URL(network.url);
    insurer = await startTestProvider({ virusScanner: { host, port: Number(through) } });
  }, 60_000);
  afterAll(async () => {
    await insurer.stop();
    await network.close();
    await clamd.stop();
  });
  afterEach(() => network.set('open'));

  let pages = 0;
  const sendFile = async () => {
    pages += 1;
    const body = toFormData({}, [['nota.pdf', createPdf({ pages })]], 'bestand');
    const { status, text, headers } = await inTime(
      insurer.request('/declaraties/valideren/bestand', 'sanne', { method: 'POST', body }),
    );
    const content: Partial<ValidationResponse> = JSON.parse(text);
    return { status, wait: headers['retry-after'], fileId: content.body?.bestandId };
  };
  const kept = () => insurer.sql('SELECT FROM insurer.bestand');

  it.each<NetworkState>(['cut', 'silent'])(
    '%s: refuses a file that was not scanned, and recovers',
    async (way) => {
      const { length: before } = await kept();
      network.set(way);
      expect(await sendFile()).toEqual({ status: 503, wait: '5', fileId: undefined });
      expect(await kept()).toHaveLength(before);

      network.set('open');
      expect(await sendFile()).toMatchObject({ status: 200, fileId: expect.any(String) });
    },
    60_000,
  );

  it('slow: gets enough time', async () => {
    network.set('slow');
    expect(await sendFile()).toMatchObject({ status: 200, fileId: expect.any(String) });
  }, 30_000);
});
