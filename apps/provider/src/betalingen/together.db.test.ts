import { toDecimalText } from '@mijn/domain/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenLedgerLaws } from '../facturen/jobs/laws.testing.ts';
import { type TestProvider } from '../testing/trialProvider.testing.ts';
import { startWithoutProtection, protectionModes } from '../testing/withoutAccess.testing.ts';
import { type Checkout, type CheckoutStatus, startCheckout } from './checkout.testing.ts';
import {
  addTestBetaalverzoek,
  allowLookupsSql,
  ledger,
  pay,
  seenBetaling,
  redirectFrom,
  report,
  serviceIdFrom,
} from './pay.testing.ts';

const quiet = { reconcilePausesMs: [3_600_000], patienceMs: 2_000 };
let checkout: Checkout;
let insurer: TestProvider;
beforeAll(async () => {
  checkout = await startCheckout();
});
beforeEach(() => {
  checkout.fault = () => undefined;
});
afterAll(() => checkout.close());

const betaalverzoeken = (count: number, roepnaam = 'Jan') =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      addTestBetaalverzoek(insurer, roepnaam, [1_000 + i, 250]),
    ),
  );
const start = async (kenmerken: readonly string[], as = 'jan'): Promise<string> => {
  const [first, ...more] = kenmerken;
  return serviceIdFrom(redirectFrom(await pay(insurer, as, first, ...more)));
};
const looked = () => insurer.sql(allowLookupsSql);
const set = (id: string, status: CheckoutStatus) => {
  const betaling = checkout.betalingen.get(id);
  if (betaling) betaling.status = status;
};
const books = (kenmerken: readonly string[]) =>
  Promise.all(kenmerken.map((kenmerk) => ledger(insurer, kenmerk)));
const attemptsWritten = async () =>
  (await insurer.sql<{ n: number }>(`SELECT count(*)::int AS n FROM insurer.betaling`))[0]?.n;

describe.each(protectionModes)('several payment requests in one payment, %s', (mode) => {
  beforeAll(async () => {
    insurer = await startWithoutProtection(mode, { paymentProvider: checkout.config(quiet) });
  });
  afterAll(() => insurer.stop());

  it.each(['foreign', 'unknown', 'malformed'])(
    'are refused as unknown, without any write, when one of them is %s',
    async (kind) => {
      const [own = ''] = await betaalverzoeken(1);
      const [foreign = ''] = await betaalverzoeken(1, 'Sanne');
      const wrong = { foreign, unknown: '5000056789012345', malformed: 'x' }[kind];
      const before = await attemptsWritten();
      const yardstick = await pay(insurer, 'jan', '5000056789012345');
      expect([yardstick.status, yardstick.text]).toEqual([404, '{"status":{"status":404}}']);
      expect(await pay(insurer, 'jan', own, wrong)).toEqual(yardstick);
      expect(await pay(insurer, 'jan', wrong, own)).toEqual(yardstick);
      expect(await attemptsWritten()).toBe(before);
      expect([...checkout.listBy(own), ...checkout.listBy(foreign)]).toEqual([]);
    },
  );
});

describe('several payment requests in one payment', () => {
  beforeAll(async () => {
    insurer = await startWithoutProtection('as it is', { paymentProvider: checkout.config(quiet) });
  });
  afterAll(async () => {
    expect(await brokenLedgerLaws((statement) => insurer.sql(statement))).toEqual({});
    await insurer.stop();
  });

  it('have one amount and one attempt, shown with its parts; each is booked once it is paid', async () => {
    const kenmerken = await betaalverzoeken(17);
    const sum = kenmerken.reduce((soFar, _, i) => soFar + 1_250 + i, 0);
    const id = await start(kenmerken);
    const betaling = checkout.betalingen.get(id);
    expect(betaling?.amount.value).toBe(toDecimalText(sum));
    expect(betaling?.description).toBe(`Zilverzand ${kenmerken[0]} +16`);
    expect(await seenBetaling(insurer, 'jan')).toMatchObject({ status: 'open', bedrag: sum / 100 });
    set(id, 'paid');
    await looked();
    const paid = await seenBetaling(insurer, 'jan');
    expect(paid.status).toBe('betaald');
    expect(paid.delen?.map(({ betaalkenmerk }) => betaalkenmerk).toSorted()).toEqual(
      kenmerken.toSorted(),
    );
    expect(paid.delen?.every(({ facturen }) => facturen?.[0]?.factuur === 'Zorgpremie')).toBe(true);
    for (const [i, entry] of (await books(kenmerken)).entries()) {
      expect(entry).toMatchObject({ geboekt: 1_250 + i, open: 0, tegoed: 0 });
      expect(entry.attempts).toMatchObject([{ status: 'betaald', dienst_id: id }]);
    }
    await Promise.all([report(insurer, id), report(insurer, id)]);
    expect((await books(kenmerken)).map(({ open }) => open)).toEqual(kenmerken.map(() => 0));
  });

  it('are the same payment in any order, also for concurrent requests', async () => {
    const kenmerken = await betaalverzoeken(3);
    const orders = Array.from({ length: 8 }, (_, i) =>
      i % 2 ? kenmerken : kenmerken.toReversed(),
    );
    const ids = await Promise.all(orders.map((order) => start(order)));
    await looked();
    ids.push(await start([...kenmerken, ...kenmerken]));
    expect(new Set(ids).size).toBe(1);
  });

  it('end a running attempt for one of them first, to avoid a double payment', async () => {
    const [a = '', b = '', c = ''] = await betaalverzoeken(3);
    const alone = await start([a]);
    const pair = await start([b, c]);
    const all = await start([a, b, c]);
    expect([alone, pair].map((id) => checkout.betalingen.get(id)?.status)).toEqual([
      'canceled',
      'canceled',
    ]);
    expect(checkout.betalingen.get(all)?.status).toBe('open');
    const again = await start([b]);
    expect(checkout.betalingen.get(all)?.status).toBe('canceled');
    set(again, 'paid');
    await looked();
    expect((await seenBetaling(insurer, 'jan')).status).toBe('betaald');
    expect((await books([a, b, c])).map(({ open }) => open)).toEqual([1_250, 0, 1_252]);
  });

  it('answer 409 while one of them is pending at the bank or paid', async () => {
    const [a = '', b = ''] = await betaalverzoeken(2);
    const alone = await start([a]);
    set(alone, 'pending');
    await looked();
    const before = await attemptsWritten();
    const busy = await pay(insurer, 'jan', b, a);
    expect([busy.status, JSON.parse(busy.text).redenen]).toEqual([409, ['betalingInBehandeling']]);
    set(alone, 'paid');
    await looked();
    const done = await pay(insurer, 'jan', b, a);
    expect([done.status, JSON.parse(done.text).redenen]).toEqual([409, ['nietsTeBetalen']]);
    expect(await attemptsWritten()).toBe(before);
    expect((await books([a, b])).map(({ open }) => open)).toEqual([0, 1_251]);
  });

  it('are all open again after a failure, and can be paid separately', async () => {
    const kenmerken = await betaalverzoeken(2);
    set(await start(kenmerken), 'failed');
    await looked();
    expect((await seenBetaling(insurer, 'jan')).status).toBe('mislukt');
    expect((await books(kenmerken)).map(({ open, geboekt }) => [open, geboekt])).toEqual([
      [1_250, 0],
      [1_251, 0],
    ]);
    await start(kenmerken.slice(1));
  });

  it('keep the excess for repayment when one was paid in another way meanwhile', async () => {
    const [a = '', b = ''] = await betaalverzoeken(2);
    const id = await start([a, b]);
    await insurer.sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      SELECT 'elders/' || kenmerk, kenmerk, debiteur, 'incasso', bedrag, datum
      FROM insurer.factuur WHERE betaalverzoek = '${a}'`);
    set(id, 'paid');
    await looked();
    expect((await seenBetaling(insurer, 'jan')).status).toBe('betaald');
    const [first, second] = await books([a, b]);
    expect(second).toMatchObject({ open: 0, geboekt: 1_251 });
    expect(first).toMatchObject({ open: 0, geboekt: 0 });
    const kept = await insurer.sql(`SELECT t.bedrag FROM insurer.tegoed t
      JOIN insurer.betaling p USING (betaling_id) WHERE p.dienst_id = '${id}'`);
    expect(kept).toEqual([{ bedrag: 1_250 }]);
  });

  it('are limited to a hundred', async () => {
    const many = Array.from({ length: 101 }, () => '5000056789012345');
    expect((await pay(insurer, 'jan', '5000056789012345', ...many)).status).toBe(400);
  });
});

it('are rejected without the extensions', async () => {
  const paymentProvider = checkout.config(quiet);
  insurer = await startWithoutProtection('as it is', { paymentProvider, extensions: false });
  const [a = '', b = ''] = await betaalverzoeken(2);
  expect((await pay(insurer, 'jan', a, b)).status).toBe(400);
  expect((await pay(insurer, 'jan', a)).status).toBe(200);
  await insurer.stop();
});
