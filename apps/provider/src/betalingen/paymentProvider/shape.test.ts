import { describe, expect, it } from 'vitest';
import { parsePaymentProviderBetaling } from './shape.ts';

const betalingId = '00000000-0000-4000-8000-000000000001';

/** Returns a payment as the client library does. */
const told = (own: object = {}) => ({
  id: 'tr_1',
  status: 'open',
  amount: { currency: 'EUR', value: '57.05' },
  metadata: { betalingId, betaalkenmerk: '5000056789012345' },
  expiresAt: '2026-11-21T12:15:00+00:00',
  links: { checkout: { href: 'https://bank.example/1' } },
  ...own,
});

describe('parsePaymentProviderBetaling', () => {
  it('converts amounts to cents and statuses to our states', () =>
    expect(parsePaymentProviderBetaling(told())).toEqual({
      serviceId: 'tr_1',
      state: 'open',
      bedrag: 5_705,
      valuta: 'EUR',
      betalingId,
      betaalkenmerk: '5000056789012345',
      redirect: 'https://bank.example/1',
      verlooptOp: Temporal.Instant.from('2026-11-21T12:15:00Z'),
      returned: { terugbetaald: 0, teruggehaald: 0 },
    }));

  it('converts returned amounts to cents', () => {
    const back = {
      amountRefunded: { currency: 'EUR', value: '10.00' },
      amountChargedBack: { currency: 'EUR', value: '2.50' },
    };
    expect(parsePaymentProviderBetaling(told(back))?.returned).toEqual({
      terugbetaald: 1_000,
      teruggehaald: 250,
    });
  });

  it.each([
    ['pending', 'inBehandeling'],
    // Not paid yet.
    ['authorized', 'inBehandeling'],
    ['paid', 'betaald'],
    ['failed', 'mislukt'],
    ['canceled', 'geannuleerd'],
    ['expired', 'verlopen'],
  ])('maps %s to %s', (status, state) =>
    expect(parsePaymentProviderBetaling(told({ status }))?.state).toBe(state),
  );

  it.each([
    ['0.01', 1],
    ['1.10', 110],
    ['999999999.99', 99_999_999_999],
  ])('converts € %s to %i cents', (value, bedrag) =>
    expect(parsePaymentProviderBetaling(told({ amount: { currency: 'EUR', value } }))?.bedrag).toBe(
      bedrag,
    ),
  );

  it.each(['', '57', '57.5', '57,05', '-1.00', '1e3.00', '57.050', '1234567890.00'])(
    'rejects an invalid amount (%j)',
    (value) =>
      expect(
        parsePaymentProviderBetaling(told({ amount: { currency: 'EUR', value } })),
      ).toBeUndefined(),
  );

  it('rejects an unknown status and a missing id', () => {
    expect(parsePaymentProviderBetaling(told({ status: 'refunded' }))).toBeUndefined();
    expect(parsePaymentProviderBetaling(told({ id: '' }))).toBeUndefined();
    expect(parsePaymentProviderBetaling('<html>')).toBeUndefined();
  });

  it('accepts a payment without our reference, expiry and address', () => {
    const bare = { metadata: 'mine', expiresAt: 'soon', links: {} };
    expect(parsePaymentProviderBetaling(told(bare))).toMatchObject({
      serviceId: 'tr_1',
      betalingId: undefined,
      betaalkenmerk: undefined,
      redirect: undefined,
      verlooptOp: undefined,
    });
    const malformed = { metadata: { betalingId: '7; DROP', betaalkenmerk: 7 } };
    expect(parsePaymentProviderBetaling(told(malformed))).toMatchObject({ betalingId: undefined });
  });
});
