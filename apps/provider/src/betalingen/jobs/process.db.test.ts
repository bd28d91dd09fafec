import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import type { CheckoutBetaling } from '../checkout.testing.ts';
import { ledger } from '../pay.testing.ts';
import { startPayingInsurer } from '../payingInsurer.testing.ts';
import { createPaymentProvider } from '../paymentProvider/paymentProvider.ts';
import { type Attempt, getAttempt } from './attempt.queries.ts';
import { abort, queryAttempt, process, type Work } from './process.ts';

// Long delays, so that only the test looks up payments.
const quiet = { reconcilePausesMs: [3_600_000] };
const { checkout, insurer, begin } = await startPayingInsurer(quiet);
const service = createPaymentProvider(checkout.config(quiet));
const pool = openPool(insurer.logins, 'jobs', () => undefined, 2);
const work: Work = { pool, service, reconcilePauses: [], log: pino({ level: 'silent' }) };
beforeAll(() => insurer.jobs.hold());
afterAll(async () => {
  await service.close();
  await pool.end();
});

interface Started {
  readonly kenmerk: string;
  readonly betaling: CheckoutBetaling;
  readonly betalingId: string;
}

const stored = (betalingId: string): Promise<Attempt> =>
  inJob(pool, (transaction) => getAttempt(transaction, betalingId));

async function start(): Promise<Started> {
  const { kenmerk, betaling } = await begin();
  const [attempt] = (await ledger(insurer, kenmerk)).attempts;
  return { kenmerk, betaling, betalingId: attempt?.betaling_id ?? '' };
}

/** Returns a payment from the payment provider. */
async function newsOf({ betaling }: Started) {
  const news = await service.load(betaling.id);
  if (!news) throw new Error('no payment');
  return news;
}

const steps = (betalingId: string) =>
  insurer.sql<{ naar: string; bron: string }>(
    `SELECT naar, bron FROM insurer.betaling_stap WHERE betaling_id = '${betalingId}'
     ORDER BY volgnummer`,
  );
const marked = async ({ betalingId }: Started) =>
  insurer.sql(`SELECT afwijking FROM insurer.betaling WHERE betaling_id = '${betalingId}'`);
const waitingAfwijkingen = ({ betalingId }: Started) =>
  insurer.sql(`SELECT FROM insurer.betaling_afwijking WHERE betaling_id = '${betalingId}'`);
/** Backdates the creation and expiry of an attempt. */
const age = (betalingId: string, duration: string) =>
  insurer.sql(`SET session_replication_role = replica;
    UPDATE insurer.betaling SET aangemaakt_op = aangemaakt_op - interval '${duration}',
      verloopt_op = verloopt_op - interval '${duration}' WHERE betaling_id = '${betalingId}';
    SET session_replication_role = origin`);
/** Simulates the loss of the answer with the payment provider's id. */
const forgetNumber = (betalingId: string) =>
  insurer.sql(`SET session_replication_role = replica;
    UPDATE insurer.betaling SET status = 'aangemaakt', dienst_id = NULL, redirect = NULL
      WHERE betaling_id = '${betalingId}';
    SET session_replication_role = origin`);

describe('process', () => {
  it('books a paid payment once, with any repetition and order of news', async () => {
    const started = await start();
    const open = await newsOf(started);
    started.betaling.status = 'paid';
    const paid = await newsOf(started);
    const found = await Promise.all(
      [paid, open, paid].map((news) => process(work, started.betalingId, news, 'webhook')),
    );
    expect(found.map(({ afwijking }) => afwijking)).toEqual([undefined, undefined, undefined]);
    expect((await process(work, started.betalingId, open, 'webhook')).attempt.state).toBe(
      'betaald',
    );
    expect(await ledger(insurer, started.kenmerk)).toMatchObject({ geboekt: 5_000, open: 0 });
    expect((await steps(started.betalingId)).at(-1)).toEqual({ naar: 'betaald', bron: 'webhook' });
  });

  it('leaves the state for another amount, and stores the money for staff', async () => {
    const started = await start();
    started.betaling.status = 'paid';
    const news = { ...(await newsOf(started)), bedrag: 4_999 };
    const { attempt, afwijking } = await process(work, started.betalingId, news, 'webhook');
    await process(work, started.betalingId, news, 'afstemming');
    expect([attempt.state, afwijking]).toEqual(['open', 'bedrag']);
    expect(await ledger(insurer, started.kenmerk)).toMatchObject({ geboekt: 0, open: 5_000 });
    expect(await waitingAfwijkingen(started)).toHaveLength(1);
    expect(await marked(started)).toEqual([{ afwijking: 'bedrag' }]);
  });

  it('stores no mismatch for a payment that was booked already', async () => {
    const started = await start();
    started.betaling.status = 'paid';
    const news = await newsOf(started);
    await process(work, started.betalingId, news, 'webhook');
    await process(work, started.betalingId, { ...news, bedrag: 1 }, 'webhook');
    expect(await waitingAfwijkingen(started)).toEqual([]);
    expect(await ledger(insurer, started.kenmerk)).toMatchObject({ geboekt: 5_000, open: 0 });
  });

  it('ends an attempt without money, also when it does not match', async () => {
    const started = await start();
    started.betaling.status = 'expired';
    const news = { ...(await newsOf(started)), bedrag: 1 };
    expect((await process(work, started.betalingId, news, 'webhook')).attempt.state).toBe(
      'verlopen',
    );
    expect(await waitingAfwijkingen(started)).toEqual([]);
  });

  it('changes nothing for unchanged news', async () => {
    const started = await start();
    const before = await stored(started.betalingId);
    await process(work, started.betalingId, await newsOf(started), 'afstemming');
    expect(await stored(started.betalingId)).toEqual(before);
  });

  it('stores the payment page’s address when a webhook was faster than the answer', async () => {
    const started = await start();
    const news = await newsOf(started);
    await forgetNumber(started.betalingId);
    const before = await process(
      work,
      started.betalingId,
      { ...news, redirect: undefined },
      'webhook',
    );
    expect(before.attempt).toMatchObject({ state: 'open', redirect: null });
    await process(work, started.betalingId, news, 'start');
    expect(await stored(started.betalingId)).toMatchObject({ redirect: news.redirect });
  });

  it('ignores a payment that is not ours', async () => {
    const news = await newsOf(await start());
    await expect(
      process(work, '00000000-0000-4000-8000-000000000000', news, 'webhook'),
    ).rejects.toThrow('No such payment attempt');
  });
});

describe('inquire', () => {
  it('finds the payment whose id was lost', async () => {
    const started = await start();
    started.betaling.status = 'paid';
    await forgetNumber(started.betalingId);
    const { attempt } = await queryAttempt(work, await stored(started.betalingId), 'afstemming');
    expect(attempt).toMatchObject({ state: 'betaald', serviceId: started.betaling.id });
    expect(checkout.listBy(started.kenmerk)).toHaveLength(1);
  });

  it('expires an attempt whose id was lost too long ago, without a second payment', async () => {
    const started = await start();
    await forgetNumber(started.betalingId);
    await age(started.betalingId, '46 minutes');
    checkout.requests.length = 0;
    const { attempt } = await queryAttempt(work, await stored(started.betalingId), 'afstemming');
    expect([attempt.state, checkout.requests]).toEqual(['verlopen', []]);
  });

  it('ends an attempt after a permanent refusal, so that a new one can be started', async () => {
    const started = await start();
    await forgetNumber(started.betalingId);
    checkout.fault = (request) => (request.startsWith('POST') ? 'rejected' : undefined);
    const before = await stored(started.betalingId);
    await expect(queryAttempt(work, before, 'start')).rejects.toMatchObject({ kind: 'refused' });
    expect((await stored(started.betalingId)).state).toBe('verlopen');
  });

  it('leaves an attempt unchanged while the payment provider is unreachable', async () => {
    const started = await start();
    checkout.fault = () => 'gone';
    const before = await stored(started.betalingId);
    await expect(queryAttempt(work, before, 'afstemming')).rejects.toMatchObject({ kind: 'gone' });
    expect(await stored(started.betalingId)).toEqual(before);
  });

  it.each([
    ['just now', '0 minutes', 'open', 'onbekend'],
    ['over an hour after its end', '76 minutes', 'verlopen', null],
  ])(
    'handles a payment unknown to the payment provider, %s',
    async (_when, duration, state, afwijking) => {
      const started = await start();
      checkout.betalingen.delete(started.betaling.id);
      await age(started.betalingId, duration);
      await queryAttempt(work, await stored(started.betalingId), 'afstemming').catch(
        () => undefined,
      );
      expect((await stored(started.betalingId)).state).toBe(state);
      expect(await marked(started)).toEqual([{ afwijking }]);
    },
  );
});

describe('abort', () => {
  it('cancels the payment at the payment provider', async () => {
    const started = await start();
    const { attempt } = await abort(work, await stored(started.betalingId), 'start');
    expect([attempt.state, started.betaling.status]).toEqual(['geannuleerd', 'canceled']);
  });

  it('books a payment that was paid meanwhile', async () => {
    const started = await start();
    started.betaling.status = 'paid';
    const { attempt } = await abort(work, await stored(started.betalingId), 'start');
    expect(attempt.state).toBe('betaald');
    expect(await ledger(insurer, started.kenmerk)).toMatchObject({ geboekt: 5_000, open: 0 });
  });
});
