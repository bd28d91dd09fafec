import { createRandom, type RandomSource } from '@mijn/domain/random.testing';
import { waitFor } from '@mijn/dev-env/waitFor';
import type { BerichtenResponse } from '@mijn/contract/berichten';
import { describe, expect, it } from 'vitest';
import { createAfwijkingenService } from '../../afwijkingen.ts';
import { payoutDays } from '../../facturen/issue/payout.ts';
import { bookPayouts } from '../../facturen/jobs/aanmaningen.queries.ts';
import { brokenLedgerLaws } from '../../facturen/jobs/laws.testing.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { usePool } from '../../testing/trialProvider.testing.ts';
import type { CheckoutBetaling } from '../checkout.testing.ts';
import { startPayingInsurer } from '../payingInsurer.testing.ts';
import {
  addTestBetaalverzoek,
  allowLookupsSql,
  ledger,
  pay,
  seenBetaling,
  redirectFrom,
  report,
  serviceIdFrom,
} from '../pay.testing.ts';
import { decisions } from './decideAfwijking.ts';

// `npm run prove` sets a higher number.
const histories = Number(process.env['AFWIJKING_RUNS'] ?? 12);
const quiet = { reconcilePausesMs: [3_600_000] };
const { checkout, insurer } = await startPayingInsurer(quiet);
const service = createAfwijkingenService(insurer.logins);
const pool = usePool(insurer, 'jobs', 2);

async function begin(): Promise<{ kenmerk: string; betaling: CheckoutBetaling }> {
  const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', [3_000, 2_000]);
  return { kenmerk, betaling: await payAgain(kenmerk) };
}

async function payAgain(kenmerk: string): Promise<CheckoutBetaling> {
  await insurer.sql(allowLookupsSql);
  const betaling = checkout.betalingen.get(
    serviceIdFrom(redirectFrom(await pay(insurer, 'jan', kenmerk))),
  );
  if (!betaling) throw new Error('no payment');
  return betaling;
}

/** Pays another amount than requested, and notifies the insurer. */
async function payOther(betaling: CheckoutBetaling, value: string, currency = 'EUR') {
  betaling.amount = { currency, value };
  betaling.status = 'paid';
  await report(insurer, betaling.id);
  return waitFor('what came in', () => found(betaling.id));
}

const found = async (serviceId: string) =>
  (await service.list()).find((one) => one.serviceId === serviceId);

describe('money that does not match', () => {
  it('is stored with its amount, and waits in the list', async () => {
    const { kenmerk, betaling } = await begin();
    expect(await payOther(betaling, '49.99')).toMatchObject({
      soort: 'bedrag',
      betaalverzoek: kenmerk,
      ontvangen: 4_999,
      asked: 5_000,
      besluit: null,
    });
    await report(insurer, betaling.id);
    expect((await service.list()).filter((one) => one.serviceId === betaling.id)).toHaveLength(1);
    expect(await ledger(insurer, kenmerk)).toMatchObject({ geboekt: 0, open: 5_000, tegoed: 0 });
  });

  it('is shown as pending everywhere, until it is decided', async () => {
    const { kenmerk, betaling } = await begin();
    const { afwijkingId } = await payOther(betaling, '49.99');
    const statuses = async (): Promise<unknown[]> => {
      type Told = { betalingsKenmerk: string; betaling: { status: string } | null };
      const { betaalverzoek } = await insurer.read<{ betaalverzoek: Told }>(
        `/betaalverzoeken/${kenmerk}`,
        'jan',
      );
      const list = await insurer.read<{ betaalverzoeken: Told[] }>('/betaalverzoeken', 'jan');
      const row = list.betaalverzoeken.find((one) => one.betalingsKenmerk === kenmerk);
      return [betaalverzoek, row].map((told) => told?.betaling?.status);
    };
    expect(await statuses()).toEqual(['inBehandeling', 'inBehandeling']);
    expect(await service.decide(afwijkingId, 'elders')).toBe('done');
    expect(await statuses()).toEqual(['mislukt', 'mislukt']);
  });

  it.each([
    ['49.99', { geboekt: 4_999, open: 1, tegoed: 0 }],
    ['60.00', { geboekt: 5_000, open: 0, tegoed: 1_000 }],
  ])('is booked up to the open amount: € %s', async (value, outcome) => {
    const { kenmerk, betaling } = await begin();
    const { afwijkingId } = await payOther(betaling, value);
    expect(await service.decide(afwijkingId, 'geboekt')).toBe('done');
    expect(await ledger(insurer, kenmerk)).toMatchObject(outcome);
    expect(await seenBetaling(insurer, 'jan')).toMatchObject({
      status: 'betaald',
      bedrag: 50,
      ontvangen: Number(value),
      teVeel: outcome.tegoed / 100,
    });
    const [row] = await insurer.sql(
      `SELECT ontvangen, geboekt, te_veel, bron FROM insurer.betaling WHERE dienst_id = '${betaling.id}'`,
    );
    expect(row).toEqual({
      ontvangen: outcome.geboekt + outcome.tegoed,
      geboekt: outcome.geboekt,
      te_veel: outcome.tegoed,
      bron: 'medewerker',
    });
  });

  it('is paid back in full, and the request stays open', async () => {
    const { kenmerk, betaling } = await begin();
    const { afwijkingId } = await payOther(betaling, '20.00');
    expect(await service.decide(afwijkingId, 'terugbetaald')).toBe('done');
    expect(await ledger(insurer, kenmerk)).toMatchObject({
      geboekt: 0,
      open: 5_000,
      tegoed: 2_000,
    });
    expect(await seenBetaling(insurer, 'jan')).toMatchObject({ ontvangen: 20, teVeel: 20 });
    const { betaalverzoek } = await insurer.read<{ betaalverzoek: { teVeelBetaald: object[] } }>(
      `/betaalverzoeken/${kenmerk}`,
      'jan',
    );
    expect(betaalverzoek.teVeelBetaald).toMatchObject([
      { bedrag: 20, uitbetaaldOp: null, kloptNiet: true },
    ]);
    const told = async () =>
      (await insurer.read<BerichtenResponse>('/uitbreidingen/berichten', 'jan')).berichten.filter(
        (one) => one.kenmerk === kenmerk,
      );
    const bericht = { soort: 'betalingKloptNiet', kenmerk, bedrag: 20 };
    const [promised] = await told();
    expect(promised).toMatchObject({ ...bericht, dag: null });
    const paid = Temporal.PlainDate.from(promised?.datum ?? '').add({ days: payoutDays });
    await inJob(pool, (tx) => bookPayouts(tx, paid));
    // Once it is paid, the message says that instead, and not that the person paid too much.
    const day = paid.toString();
    expect(await told()).toMatchObject([{ ...bericht, datum: day, dag: day }]);
    expect((await payAgain(kenmerk)).amount.value).toBe('50.00');
  });

  it.each([
    ['in another currency', '50.00', 'USD'],
    ['of more than our books hold', '999999999.99', 'EUR'],
  ])(
    'cannot be booked in %s; once closed, the request can be paid again',
    async (_what, value, currency) => {
      const { kenmerk, betaling } = await begin();
      const { afwijkingId } = await payOther(betaling, value, currency);
      expect(await service.decide(afwijkingId, 'geboekt')).toBe('impossible');
      expect(await service.decide(afwijkingId, 'elders')).toBe('done');
      expect((await ledger(insurer, kenmerk)).attempts).toMatchObject([{ status: 'mislukt' }]);
      await report(insurer, betaling.id);
      expect((await payAgain(kenmerk)).amount.value).toBe('50.00');
    },
  );

  it('is decided once, by whoever is first', async () => {
    const { kenmerk, betaling } = await begin();
    const { afwijkingId } = await payOther(betaling, '49.00');
    const outcomes = await Promise.all(
      decisions.map((decision) => service.decide(afwijkingId, decision)),
    );
    expect(outcomes.toSorted()).toEqual(['decidedBefore', 'decidedBefore', 'done']);
    expect(await service.decide('0f8fad5b-d9cb-469f-a165-70867728950e', 'geboekt')).toBe('unknown');
    const { geboekt, tegoed } = await ledger(insurer, kenmerk);
    expect([0, 4_900]).toContain(geboekt + tegoed);
  });

  it('is booked and leaves the list when it matches after all', async () => {
    const { kenmerk, betaling } = await begin();
    const { afwijkingId } = await payOther(betaling, '49.00');
    betaling.amount = { currency: 'EUR', value: '50.00' };
    await report(insurer, betaling.id);
    await waitFor('booked', async () => (await ledger(insurer, kenmerk)).open === 0);
    expect((await found(betaling.id))?.besluit).toBe('vanzelf');
    expect(await service.decide(afwijkingId, 'terugbetaald')).toBe('decidedBefore');
  });
});

/** Runs staff, webhooks and the person concurrently, in random order. */
async function history(chance: RandomSource): Promise<{ kenmerk: string; serviceId: string }> {
  const { kenmerk, betaling } = await begin();
  const value = chance.choose(['0.01', '49.99', '50.01', '120.00']);
  const { afwijkingId } = await payOther(betaling, value);
  const acts: readonly (() => Promise<unknown>)[] = [
    () => service.decide(afwijkingId, chance.choose(decisions)),
    () => service.decide(afwijkingId, chance.choose(decisions)),
    () => report(insurer, betaling.id),
    () => pay(insurer, 'jan', kenmerk),
    () => {
      betaling.amount = { currency: 'EUR', value: '50.00' };
      return report(insurer, betaling.id);
    },
  ];
  await Promise.all(acts.filter(() => chance.chance(0.7)).map(async (act) => act()));
  await service.decide(afwijkingId, chance.choose(decisions));
  return { kenmerk, serviceId: betaling.id };
}

it('leads to balanced books for any concurrent actions', async () => {
  const chance = createRandom(Number(process.env['PAY_SEED'] ?? 20_261_121));
  for (let i = 0; i < histories; i += 1) {
    const { kenmerk, serviceId } = await history(chance);
    await insurer.jobs.run('paymentNotice');
    const { geboekt, tegoed } = await ledger(insurer, kenmerk);
    const one = await found(serviceId);
    // A closed mismatch may match after all, and is then booked.
    const outcomes: Readonly<Record<string, readonly number[]>> = {
      vanzelf: [5_000],
      elders: [0, 5_000],
    };
    const allowed = outcomes[one?.besluit ?? ''] ?? [one?.ontvangen];
    expect({ i, besluit: one?.besluit, allowed }).toEqual({
      i,
      besluit: one?.besluit,
      allowed: expect.arrayContaining([geboekt + tegoed]),
    });
    expect(await brokenLedgerLaws((statement) => insurer.sql(statement))).toEqual({});
  }
}, 120_000);
