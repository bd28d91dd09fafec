import { describe, expect, it } from 'vitest';
import { parseAmount, parseRequest } from './request.rules.ts';

const asked = {
  amount: { currency: 'EUR', value: '154.20' },
  description: 'Zilverzand 5000 0567 8901 2345',
  redirectUrl: 'https://mijn.example/terug',
};

const of = (own: Readonly<Record<string, unknown>>) => parseRequest({ ...asked, ...own });

const euros = (value: unknown, currency: unknown = 'EUR') => ({ currency, value });

describe('parseRequest', () => {
  it('defaults optional fields', () => {
    expect(of({})).toEqual({
      cents: 15_420,
      description: 'Zilverzand 5000 0567 8901 2345',
      redirectUrl: 'https://mijn.example/terug',
      webhookUrl: null,
      metadata: null,
    });
  });

  it('keeps the webhook address and metadata', () => {
    const more = {
      webhookUrl: 'http://mijn.example/notice',
      metadata: { betalingId: 'poging-1' },
    };
    expect(of(more)).toMatchObject(more);
  });

  it.each([[null], ['ideal'], [['ideal']], [['creditcard', 'ideal']]])(
    'accepts iDEAL: %j',
    (method) => {
      expect(of({ method })).toHaveProperty('cents', 15_420);
    },
  );

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['amount', { amount: undefined }],
    ['amount', { amount: '154.20' }],
    ['amount', { amount: ['154.20'] }],
    ['amount.currency', { amount: euros('154.20', 'USD') }],
    ['amount.value', { amount: euros(154.2) }],
    ['description', { description: undefined }],
    ['description', { description: '' }],
    ['description', { description: 'a'.repeat(256) }],
    ['redirectUrl', { redirectUrl: undefined }],
    ['redirectUrl', { redirectUrl: 'mijn.example' }],
    ['redirectUrl', { redirectUrl: 'javascript:alert(1)' }],
    ['webhookUrl', { webhookUrl: 'ftp://mijn.example' }],
    ['webhookUrl', { webhookUrl: '' }],
    ['method', { method: 'creditcard' }],
    ['method', { method: ['creditcard'] }],
    ['method', { method: [] }],
  ])('refuses by field: %s of %j', (field, own) => {
    expect(of(own)).toHaveProperty('field', field);
  });

  it('accepts a description of up to 255 characters', () => {
    expect(of({ description: 'a'.repeat(255) })).not.toHaveProperty('field');
  });

  it.each([[null], ['text'], [[asked]], [undefined]])('refuses %j', (body) => {
    expect(parseRequest(body)).toHaveProperty('field', 'amount');
  });
});

describe('parseAmount', () => {
  const least = 'The amount is lower than the minimum';
  const most = 'The amount is higher than the maximum';

  it.each([
    ['0.00', least],
    ['0.01', 1],
    ['50000.00', 5_000_000],
    ['50000.01', most],
  ])('accepts iDEAL amounts between a cent and € 50,000: %s', (value, expected) => {
    const read = parseAmount(euros(value));
    expect(typeof read === 'number' ? read : read.detail).toBe(expected);
  });

  it.each([
    ['100.10', 10_010],
    ['100.11', most],
  ])('limits a refund to the remaining € 100.10: %s', (value, expected) => {
    const read = parseAmount(euros(value), 10_010);
    expect(typeof read === 'number' ? read : read.detail).toBe(expected);
  });
});
