import { waitFor } from '@mijn/dev-env/waitFor';
import type { BerichtenResponse } from '@mijn/contract/berichten';
import type { Betaalverzoek } from '@mijn/contract/facturen';
import { describe, expect, it } from 'vitest';
import type { CheckoutBetaling } from '../checkout.testing.ts';
import { startPayingInsurer } from '../payingInsurer.testing.ts';
import { ledger, report, seenBetaling } from '../pay.testing.ts';

const { insurer, begin } = await startPayingInsurer({ reconcilePausesMs: [3_600_000] });

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

describe('money of a payment that goes back at the payment provider', () => {
  it('opens the request and its invoices again, the attempt stays paid, and the person is told', async () => {
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

  it('counts once, however often it is told, and each part as it comes', async () => {
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

  it('can be paid again, and that payment is booked as any', async () => {
    const { kenmerk, betaling } = await paid([5_000]);
    betaling.amountChargedBack = euro('50.00');
    await tell(betaling, kenmerk, 5_000);
    // A paid payment that is told once more is not booked once more.
    await report(insurer, betaling.id);
    expect((await ledger(insurer, kenmerk)).open).toBe(5_000);
  });

  it('is found by reconciliation where no webhook told of it', async () => {
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
