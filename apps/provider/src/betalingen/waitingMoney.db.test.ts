import type { Betaalverzoek } from '@mijn/contract/facturen';
import { waitFor } from '@mijn/dev-env/waitFor';
import { describe, expect, it } from 'vitest';
import { createAfwijkingenService } from '../afwijkingen.ts';
import type { CheckoutBetaling } from './checkout.testing.ts';
import {
  addTestBetaalverzoek,
  allowLookupsSql,
  ledger,
  pay,
  report,
  seenBetaling,
} from './pay.testing.ts';
import { startPayingInsurer } from './payingInsurer.testing.ts';

const quiet = { reconcilePausesMs: [3_600_000] };
const { checkout, insurer, begin } = await startPayingInsurer(quiet);
const service = createAfwijkingenService(insurer.logins);

const found = async (serviceId: string) =>
  (await service.list()).find((one) => one.serviceId === serviceId);

/** Pays another amount than requested. */
async function payOther(betaling: CheckoutBetaling) {
  betaling.amount = { currency: 'EUR', value: '49.99' };
  betaling.status = 'paid';
  await report(insurer, betaling.id);
  return waitFor('what came in', () => found(betaling.id));
}

/** Starts a payment that expires at the payment provider. */
async function startAndExpire() {
  const begun = await begin();
  begun.betaling.status = 'expired';
  await report(insurer, begun.betaling.id);
  await waitFor('its end', async () => (await statusOf(begun.kenmerk)) === 'verlopen');
  return begun;
}

const statusOf = async (kenmerk: string) => (await ledger(insurer, kenmerk)).attempts[0]?.status;
const idOf = async (kenmerk: string) => (await ledger(insurer, kenmerk)).attempts[0]?.betaling_id;
const answerTo = async (kenmerken: readonly string[]) => {
  await insurer.sql(allowLookupsSql);
  const [first, ...more] = kenmerken;
  const { status, text } = await pay(insurer, 'jan', first, ...more);
  return { status, redenen: JSON.parse(text).redenen };
};
const read = async (kenmerk: string) =>
  (await insurer.read<{ betaalverzoek: Betaalverzoek }>(`/betaalverzoeken/${kenmerk}`, 'jan'))
    .betaalverzoek;
const refused = { status: 409, redenen: ['betalingInBehandeling'] };

describe('a request whose received money waits for staff', () => {
  it('cannot be paid again, alone or with others, also when the attempt has ended', async () => {
    const { kenmerk, betaling } = await startAndExpire();
    const other = await addTestBetaalverzoek(insurer, 'Jan', [1_000]);
    const { afwijkingId } = await payOther(betaling);
    expect(await answerTo([kenmerk])).toEqual(refused);
    expect(await answerTo([other, kenmerk])).toEqual(refused);
    expect((await ledger(insurer, kenmerk)).attempts).toHaveLength(1);
    expect(await service.decide(afwijkingId, 'elders')).toBe('done');
    expect((await answerTo([other, kenmerk])).status).toBe(200);
  });

  it('is shown as pending, and so is the attempt, whatever the state of a later one', async () => {
    const { kenmerk, betaling } = await startAndExpire();
    const betalingId = await idOf(kenmerk);
    expect((await answerTo([kenmerk])).status).toBe(200);
    const [, later] = checkout.listBy(kenmerk);
    if (later) later.status = 'canceled';
    await report(insurer, later?.id);
    await payOther(betaling);
    await waitFor('its end', async () =>
      (await ledger(insurer, kenmerk)).attempts.every((one) => one.status !== 'open'),
    );
    expect((await read(kenmerk)).betaling?.status).toBe('inBehandeling');
    expect((await seenBetaling(insurer, 'jan', betalingId)).status).toBe('inBehandeling');
    expect((await seenBetaling(insurer, 'jan')).status).toBe('geannuleerd');
    expect(await answerTo([kenmerk])).toEqual(refused);
  });

  it('cannot be paid in terms', async () => {
    const { kenmerk, betaling } = await begin([30_000]);
    betaling.status = 'expired';
    await report(insurer, betaling.id);
    await waitFor('its end', async () => (await statusOf(kenmerk)) === 'verlopen');
    expect((await read(kenmerk)).geenRegelingWegens).toBe(null);
    await payOther(betaling);
    expect((await read(kenmerk)).geenRegelingWegens).toBe('betalingLoopt');
  });

  it('redirects nobody to the bank, also when the money came by another payment with the same reference', async () => {
    const { kenmerk, betaling } = await begin();
    const double = { ...betaling, id: `${betaling.id}double`, status: 'paid' as const };
    checkout.betalingen.set(double.id, double);
    await report(insurer, double.id);
    await waitFor('what came in', () => found(double.id));
    expect(await statusOf(kenmerk)).toBe('open');
    expect(await answerTo([kenmerk])).toEqual(refused);
    expect((await seenBetaling(insurer, 'jan', await idOf(kenmerk))).status).toBe('inBehandeling');
  });
});

it('never gets an attempt next to waiting money, whichever is first', async () => {
  for (let i = 0; i < 5; i += 1) {
    const { kenmerk, betaling } = await startAndExpire();
    // The lock decides the order; the law of the books holds in both cases.
    const [first] = await Promise.all([
      answerTo([kenmerk]),
      payOther(betaling),
      answerTo([kenmerk]),
    ]);
    expect([200, 409]).toContain(first.status);
    expect(await answerTo([kenmerk])).toEqual(refused);
  }
});
