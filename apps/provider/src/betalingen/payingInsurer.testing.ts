import { afterAll, beforeEach, expect } from 'vitest';
import { brokenLedgerLaws } from '../facturen/jobs/laws.testing.ts';
import { startTestProvider, type TestProvider } from '../testing/trialProvider.testing.ts';
import { addTestBetaalverzoek, pay, redirectFrom, serviceIdFrom } from './pay.testing.ts';
import { type Checkout, type CheckoutBetaling, startCheckout } from './checkout.testing.ts';

/** An insurer, and the stub of the payment provider that it takes payments at. */
export interface PayingInsurer {
  readonly checkout: Checkout;
  readonly insurer: TestProvider;
  /** Asks Jan for these amounts (cents), starts paying, and gives the payment as the stub has it. */
  readonly begin: (
    amounts?: number[],
  ) => Promise<{ readonly kenmerk: string; readonly betaling: CheckoutBetaling }>;
}

/**
 * Starts an insurer that takes payments, for the tests of one file: the stub is whole again before each
 * of them, and after the last one the books obey every law of the ledger.
 */
export async function startPayingInsurer(
  pace: Parameters<Checkout['config']>[0],
): Promise<PayingInsurer> {
  const checkout = await startCheckout();
  const insurer = await startTestProvider({ paymentProvider: checkout.config(pace) });
  beforeEach(() => {
    checkout.fault = () => undefined;
  });
  afterAll(async () => {
    expect(await brokenLedgerLaws((statement) => insurer.sql(statement))).toEqual({});
    await insurer.stop();
    await checkout.close();
  });
  const begin: PayingInsurer['begin'] = async (amounts = [5_000]) => {
    const kenmerk = await addTestBetaalverzoek(insurer, 'Jan', amounts);
    const id = serviceIdFrom(redirectFrom(await pay(insurer, 'jan', kenmerk)));
    const betaling = checkout.betalingen.get(id);
    if (!betaling) throw new Error('no payment');
    return { kenmerk, betaling };
  };
  return { checkout, insurer, begin };
}
