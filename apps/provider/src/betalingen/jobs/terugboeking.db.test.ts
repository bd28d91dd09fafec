import { waitFor } from '@mijn/dev-env/waitFor';
import type { BerichtenResponse } from '@mijn/contract/berichten';
import type { Betaalverzoek } from '@mijn/contract/facturen';
import { describe, expect, it } from 'vitest';
import { createAfwijkingenService } from '../../afwijkingen.ts';
import type { CheckoutBetaling } from '../checkout.testing.ts';
import { startPayingInsurer } from '../payingInsurer.testing.ts';
import {
  addTestBetaalverzoek,
  ledger,
  pay,
  redirectFrom,
  report,
  seenBetaling,
  serviceIdFrom,
} from '../pay.testing.ts';

const { checkout, insurer, begin } = await startPayingInsurer({ reconcilePausesMs: [3_600_000] });
const service = createAfwijkingenService(insurer.logins);

const euro = (value: string) => ({ currency: 'EUR', value });

async function tell(betaling: CheckoutBetaling, kenmerk: string, open: number): Promise<void> {
  await report(insurer, betaling.id);
  await waitFor(
    `${open} open`,
    async () => (await ledger(insurer, kenmerk)).open === open || undefined,
  );
}

async function paid(amounts: number[]) {
  const { kenmerk, betaling } = await begin(amounts);
  betaling.status = 'paid';
  await tell(betaling, kenmerk, 0);
  return { kenmerk, betaling };
}

const betaalverzoekOf = async (kenmerk: string) =>
  (await insurer.read<{ betaalverzoek: Betaalverzoek }>(`/betaalverzoeken/${kenmerk}`, 'jan'))
    .betaalverzoek;

const berichtenAbout = async (kenmerk: string) =>
  (await insurer.read<BerichtenResponse>('/uitbreidingen/berichten', 'jan')).berichten.filter(
    (one) => one.kenmerk === kenmerk,
  );

describe('money returned at the payment provider', () => {
  it('reopens the request and its invoices, leaves the attempt paid, and sends a message', async () => {
    const { kenmerk, betaling } = await paid([3_000, 2_000]);
    betaling.amountRefunded = euro('50.00');
    await tell(betaling, kenmerk, 5_000);
    const { attempts, geboekt } = await ledger(insurer, kenmerk);
    expect([geboekt, attempts.map(({ status }) => status)]).toEqual([0, ['betaald']]);
    expect((await seenBetaling(insurer, 'jan')).status).toBe('betaald');
    const betaalverzoek = await betaalverzoekOf(kenmerk);
    expect(betaalverzoek).toMatchObject({
      bedragTeBetalen: 50,
      teruggeboekt: [{ bedrag: 50, doorBank: false }],
    });
    expect(await berichtenAbout(kenmerk)).toMatchObject([
      { soort: 'betalingTerug', bedrag: 50, dag: betaalverzoek.uitersteBetaalDatum, gedaan: false },
    ]);
  });

  it('is booked once, however often it is reported, and in parts', async () => {
    const { kenmerk, betaling } = await paid([3_000, 2_000]);
    betaling.amountRefunded = euro('10.00');
    await tell(betaling, kenmerk, 1_000);
    await tell(betaling, kenmerk, 1_000);
    betaling.amountChargedBack = euro('40.00');
    await tell(betaling, kenmerk, 5_000);
    const { teruggeboekt } = await betaalverzoekOf(kenmerk);
    expect(teruggeboekt).toMatchObject([
      { bedrag: 10, doorBank: false },
      { bedrag: 40, doorBank: true },
    ]);
  });

  it('brings a new 14-day letter where the request was under an Aanmaning', async () => {
    const { kenmerk, betaling } = await paid([5_000]);
    await insurer.sql(`UPDATE insurer.betaalverzoek SET titel = 'Herinnering' WHERE kenmerk = '${kenmerk}';
      UPDATE insurer.betaalverzoek SET titel = 'Aanmaning', uiterste_betaaldatum = '2026-11-01'
      WHERE kenmerk = '${kenmerk}'`);
    betaling.amountRefunded = euro('50.00');
    await tell(betaling, kenmerk, 5_000);
    const letters = await insurer.sql<{ inhoud: { betaalverzoeken: object[] } }>(
      `SELECT inhoud FROM insurer.brief WHERE soort = 'aanmaning' AND '${kenmerk}' = ANY (onderwerpen)`,
    );
    const lastDay = (await betaalverzoekOf(kenmerk)).uitersteBetaalDatum;
    expect(lastDay > '2026-11-21').toBe(true);
    expect(letters.map(({ inhoud }) => inhoud.betaalverzoeken)).toEqual([
      expect.arrayContaining([expect.objectContaining({ kenmerk, open: 5_000, lastDay })]),
    ]);
  });

  it('is told at each request of a payment for several, with its own amount', async () => {
    const requests = [3_000, 2_000];
    const kenmerken = await Promise.all(
      requests.map((bedrag) => addTestBetaalverzoek(insurer, 'Jan', [bedrag])),
    );
    const [first = '', second = ''] = kenmerken;
    const id = serviceIdFrom(redirectFrom(await pay(insurer, 'jan', first, second)));
    const betaling = checkout.betalingen.get(id);
    if (!betaling) throw new Error('no payment');
    betaling.status = 'paid';
    await tell(betaling, first, 0);
    betaling.amountChargedBack = euro('50.00');
    await tell(betaling, first, 3_000);
    const open = { hersteld: false, doorBank: true };
    for (const [i, kenmerk] of kenmerken.entries()) {
      const bedrag = (requests[i] ?? 0) / 100;
      expect(await betaalverzoekOf(kenmerk)).toMatchObject({
        bedragTeBetalen: bedrag,
        teruggeboekt: [{ ...open, bedrag }],
      });
      expect(await berichtenAbout(kenmerk)).toMatchObject([
        { soort: 'betalingTeruggehaald', bedrag, gedaan: false },
      ]);
    }

    // A part comes back to us: the request that was reopened last is paid first.
    betaling.amountChargedBack = euro('15.00');
    await report(insurer, id);
    await waitFor(
      'a part',
      async () => (await ledger(insurer, second)).open === 1_500 || undefined,
    );
    expect((await ledger(insurer, first)).open).toBe(0);
    for (const kenmerk of kenmerken) {
      const { bedragTotaal, bedragTeBetalen, teruggeboekt } = await betaalverzoekOf(kenmerk);
      expect(teruggeboekt?.at(-1)).toMatchObject({
        hersteld: true,
        bedrag: bedragTotaal - bedragTeBetalen,
      });
    }
  });

  it('can be paid again, which is booked normally', async () => {
    const { kenmerk, betaling } = await paid([5_000]);
    betaling.amountChargedBack = euro('50.00');
    await tell(betaling, kenmerk, 5_000);
    // The repeated news of a paid payment is not booked again.
    await report(insurer, betaling.id);
    expect((await ledger(insurer, kenmerk)).open).toBe(5_000);
  });

  it('is booked again when the bank reverses the chargeback, with a message that replaces the first', async () => {
    const { kenmerk, betaling } = await paid([3_000, 2_000]);
    betaling.amountChargedBack = euro('50.00');
    await tell(betaling, kenmerk, 5_000);
    betaling.amountChargedBack = euro('0.00');
    await tell(betaling, kenmerk, 0);
    await tell(betaling, kenmerk, 0);
    expect(await ledger(insurer, kenmerk)).toMatchObject({ geboekt: 5_000, tegoed: 0 });
    expect((await betaalverzoekOf(kenmerk)).teruggeboekt).toMatchObject([
      { bedrag: 50, hersteld: false },
      { bedrag: 50, hersteld: true },
    ]);
    const [restored, ...others] = await berichtenAbout(kenmerk);
    expect(restored).toMatchObject({ soort: 'betalingHersteld', bedrag: 50, gedaan: true });
    expect(others.map(({ soort }) => soort)).not.toContain('betalingTeruggehaald');

    // Charged back again: the amount booked before is open again.
    betaling.amountChargedBack = euro('50.00');
    await tell(betaling, kenmerk, 5_000);
  });

  it('becomes a credit when the request was paid again before it came back', async () => {
    const { kenmerk, betaling } = await paid([5_000]);
    betaling.amountChargedBack = euro('50.00');
    await tell(betaling, kenmerk, 5_000);
    await insurer.sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      SELECT 'paid/' || kenmerk, kenmerk, debiteur, 'betaling', 5000, '2026-11-21'
      FROM insurer.factuur WHERE betaalverzoek = '${kenmerk}'`);
    betaling.amountChargedBack = euro('0.00');
    await report(insurer, betaling.id);
    await waitFor(
      'the credit',
      async () => (await ledger(insurer, kenmerk)).tegoed === 5_000 || undefined,
    );
    // A new chargeback is taken from the credit first, which is told less by that.
    for (const [chargedBack, held] of [
      ['20.00', 3_000],
      ['50.00', 0],
    ] as const) {
      betaling.amountChargedBack = euro(chargedBack);
      await report(insurer, betaling.id);
      await waitFor(`${held} held`, async () => {
        const [row] = await insurer.sql<{ held: number }>(
          `SELECT sum(s.open)::int AS held FROM insurer.tegoed t JOIN insurer.tegoed_stand s USING (tegoed_id)
           WHERE t.betaalverzoek = '${kenmerk}'`,
        );
        return row?.held === held || undefined;
      });
      const { teVeelBetaald } = await betaalverzoekOf(kenmerk);
      expect(teVeelBetaald?.map(({ bedrag }) => bedrag)).toEqual(held === 0 ? [] : [held / 100]);
    }
    expect((await ledger(insurer, kenmerk)).open).toBe(0);
  });

  it('is confirmed by a second request when it is less than before', async () => {
    const { kenmerk, betaling } = await paid([5_000]);
    betaling.amountChargedBack = euro('50.00');
    await tell(betaling, kenmerk, 5_000);
    const before = checkout.requests.length;
    const real = checkout.betalingen;
    let answers = 0;
    // The first answer predates the chargeback.
    checkout.fault = (request) => {
      if (request === `GET /v2/payments/${betaling.id}`) {
        answers += 1;
        betaling.amountChargedBack = euro(answers === 1 ? '0.00' : '50.00');
      }
      return undefined;
    };
    await report(insurer, betaling.id);
    await waitFor('two questions', () => answers >= 2 || undefined);
    await insurer.jobs.run('paymentNotice');
    expect(checkout.requests.length).toBeGreaterThan(before + 1);
    expect(real.get(betaling.id)?.amountChargedBack).toEqual(euro('50.00'));
    expect((await ledger(insurer, kenmerk)).open).toBe(5_000);
    expect((await betaalverzoekOf(kenmerk)).teruggeboekt).toHaveLength(1);
  });

  it('is followed for a second payment booked by staff, and shown to them', async () => {
    const { kenmerk, betaling } = await begin([3_000, 2_000]);
    betaling.status = 'canceled';
    await report(insurer, betaling.id);
    const second = { ...betaling, id: `${betaling.id}b`, status: 'paid' as const };
    checkout.betalingen.set(second.id, second);
    await report(insurer, second.id);
    const seen = await waitFor('the second payment', async () =>
      (await service.list()).find(({ serviceId }) => serviceId === second.id),
    );
    expect(await service.decide(seen.afwijkingId, 'geboekt')).toBe('done');
    expect((await ledger(insurer, kenmerk)).open).toBe(0);
    second.amountChargedBack = euro('50.00');
    await report(insurer, second.id);
    await waitFor(
      'what went back of it',
      async () => (await ledger(insurer, kenmerk)).open === 5_000 || undefined,
    );
    expect(
      (await service.returned()).filter(({ serviceId }) => serviceId === second.id),
    ).toMatchObject([
      { betaalverzoek: kenmerk, soort: 'teruggehaald', bedrag: 5_000, heropend: 5_000, tegoed: 0 },
    ]);
    // Found without a webhook as well.
    second.amountChargedBack = euro('0.00');
    await insurer.sql(`UPDATE insurer.betaling SET volgende_blik = now() - interval '1 hour'
      WHERE dienst_id = '${betaling.id}'`);
    await waitFor(
      'what came back of it',
      async () => (await ledger(insurer, kenmerk)).open === 0 || undefined,
    );
  });

  it('is found by reconciliation without a webhook', async () => {
    const { kenmerk, betaling } = await paid([5_000]);
    betaling.amountChargedBack = euro('50.00');
    await insurer.sql(`UPDATE insurer.betaling SET volgende_blik = now() - interval '1 hour'
      WHERE dienst_id = '${betaling.id}'`);
    await waitFor(
      'what went back',
      async () => (await ledger(insurer, kenmerk)).open === 5_000 || undefined,
    );
  });
});
