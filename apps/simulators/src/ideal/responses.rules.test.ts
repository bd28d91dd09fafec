import { describe, expect, it } from 'vitest';
import type { Betaling, Refund, Status } from './betaling.ts';
import {
  betalingResponse,
  errorResponse,
  listResponse,
  paymentPageOf,
  refunded,
  refundResponse,
} from './responses.rules.ts';

const address = 'http://bank.example';
const asked = '2026-11-21T12:00:00Z';
const since = '2026-11-21T12:04:00Z';

const back = (cents: number): Refund => ({
  id: 're_1',
  cents,
  description: 'Te veel betaald',
  metadata: { reden: 'dubbel' },
  at: '2026-11-22T09:00:00Z',
});

function betaling(status: Status, refunds: readonly Refund[] = []): Betaling {
  const open = { status: 'open', at: asked } as const;
  return {
    id: 'tr_abcdefghij',
    key: null,
    cents: 15_420,
    description: 'Zilverzand 5000 0567 8901 2345',
    redirectUrl: 'https://mijn.example/terug',
    webhookUrl: null,
    metadata: { betalingId: 'poging-1' },
    expiresAt: '2026-11-21T12:15:00Z',
    steps: status === 'open' ? [open] : [open, { status, at: since }],
    refunds,
    notices: [],
  };
}

const answer = (status: Status, refunds?: readonly Refund[]) =>
  betalingResponse(betaling(status, refunds), address);

describe('betalingResponse', () => {
  it('has the request and its time', () => {
    expect(answer('open')).toMatchObject({
      id: 'tr_abcdefghij',
      amount: { currency: 'EUR', value: '154.20' },
      description: 'Zilverzand 5000 0567 8901 2345',
      metadata: { betalingId: 'poging-1' },
      status: 'open',
      createdAt: asked,
    });
  });

  it('is payable, cancellable and expiring only while open', () => {
    expect(answer('open')).toMatchObject({
      isCancelable: true,
      expiresAt: '2026-11-21T12:15:00Z',
      _links: { checkout: { href: paymentPageOf(address, 'tr_abcdefghij'), type: 'text/html' } },
    });
    for (const status of ['pending', 'paid', 'failed', 'canceled', 'expired'] as const) {
      const later = answer(status);
      expect(later).toMatchObject({ status, isCancelable: false });
      expect(later).not.toHaveProperty('expiresAt');
      expect(later).not.toHaveProperty('_links.checkout');
    }
  });

  const times = ['paidAt', 'failedAt', 'canceledAt', 'expiredAt'];

  it.each<[Status, Readonly<Record<string, string>>]>([
    ['open', {}],
    ['pending', {}],
    ['paid', { paidAt: since }],
    ['failed', { failedAt: since }],
    ['canceled', { canceledAt: since }],
    ['expired', { expiredAt: since }],
  ])('has the time at which the status began, for %s: %j', (status, told) => {
    const known = Object.entries(answer(status)).filter(([name]) => times.includes(name));
    expect(Object.fromEntries(known)).toEqual(told);
  });
});

describe('refunds', () => {
  it.each<[string, readonly Refund[], string, string]>([
    ['none', [], '0.00', '154.20'],
    ['once', [back(5_410)], '54.10', '100.10'],
    ['several times', [back(5_410), back(10_009)], '154.19', '0.01'],
    ['all of it', [back(15_420)], '154.20', '0.00'],
  ])('reduce the paid amount: %s', (_what, refunds, refundedValue, remaining) => {
    const paid = answer('paid', refunds);
    expect(paid).toMatchObject({
      amountRefunded: { value: refundedValue },
      amountRemaining: { value: remaining },
    });
    const { _links: links } = paid;
    expect(Object.keys(links ?? {}).includes('refunds')).toBe(refunds.length > 0);
  });

  it('are absent for an unpaid payment', () => {
    expect(answer('failed')).not.toHaveProperty('amountRefunded');
    expect(refunded(betaling('failed'))).toBe(0);
  });

  it('have their own response, with their payment', () => {
    expect(refundResponse(back(5_410), betaling('paid'), address)).toMatchObject({
      id: 're_1',
      amount: { currency: 'EUR', value: '54.10' },
      paymentId: 'tr_abcdefghij',
      createdAt: '2026-11-22T09:00:00Z',
      metadata: { reden: 'dubbel' },
      _links: {
        self: { href: `${address}/v2/payments/tr_abcdefghij/refunds/re_1` },
        payment: { href: `${address}/v2/payments/tr_abcdefghij` },
      },
    });
  });
});

describe('listResponse', () => {
  const items = [{ id: 'tr_1' }, { id: 'tr_2' }];

  it('has the count and the next page', () => {
    expect(listResponse('payments', items, '/here', '/next')).toMatchObject({
      count: 2,
      _embedded: { payments: items },
      _links: { self: { href: '/here' }, previous: null, next: { href: '/next' } },
    });
  });

  it('has no next page if it is the last, or empty', () => {
    expect(listResponse('refunds', [], '/here')).toMatchObject({
      count: 0,
      _embedded: { refunds: [] },
      _links: { next: null },
    });
  });
});

describe('errorResponse', () => {
  it('names the wrong field', () => {
    expect(errorResponse(422, 'The amount is required', 'amount')).toMatchObject({
      status: 422,
      title: 'Unprocessable Entity',
      detail: 'The amount is required',
      field: 'amount',
    });
    expect(errorResponse(404, 'No payment exists')).not.toHaveProperty('field');
  });

  it.each([
    [401, 'Unauthorized Request'],
    [404, 'Not Found'],
    [409, 'Conflict'],
    [418, 'Error'],
  ])('has for status %i the title %s', (status, title) => {
    expect(errorResponse(status, 'Why')).toHaveProperty('title', title);
  });
});
