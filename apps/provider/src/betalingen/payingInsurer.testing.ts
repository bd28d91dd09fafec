import { afterAll, beforeEach, expect } from 'vitest';
import { brokenLedgerLaws } from '../facturen/jobs/laws.testing.ts';
import { startTestProvider, type TestProvider } from '../testing/trialProvider.testing.ts';
import { addTestBetaalverzoek, pay, redirectFrom, serviceIdFrom } from './pay.testing.ts';
import { type Checkout, type CheckoutBetaling, startCheckout } from './checkout.testing.ts';

/** An insurer with a stub of the payment provider. */
export interface PayingInsurer {
  readonly checkout: Checkout;
  readonly insurer: TestProvider;
  /**
   * Creates a payment request to Jan with these amounts (cents), starts the payment, and returns it
   * from the stub.
   */
  readonly begin: (
    amounts?: number[],
  ) => Promise<{ readonly kenmerk: string; readonly betaling: CheckoutBetaling }>;
}

/**
 * Starts an insurer with payments for a test file. The stub is reset before each test, and after the
 * last one the books are checked against every law of the ledger.
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
