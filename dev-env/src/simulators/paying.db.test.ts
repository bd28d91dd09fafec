import { expect, test } from 'vitest';
import { brandAddresses } from '../copy/addresses.ts';
import { paymentProvider } from './paying.ts';

function payingAt(publicUrl: string) {
  const simulators = {
    digid: { port: 3001, url: 'http://digid.localhost:3001' },
    ideal: { port: 3003, url: 'http://ideal.localhost:3003' },
    mail: { port: 3002, url: 'http://mail.localhost:3002' },
    staff: { port: 0, url: '' },
    time: { port: 3004, url: 'http://tijd.localhost:3004' },
  };
  const keys = { idealApiKey: 'test_key' };
  return paymentProvider({ keys, brands: brandAddresses(publicUrl), simulators }).paymentProvider;
}

test('returns people to the brand where they are logged in', () => {
  expect(payingAt('http://localhost:3000').returnAddresses).toEqual({
    ZZ: 'http://localhost:3000/betaling/afhandeling',
    AZVZ: 'http://ankerzee.localhost:3000/betaling/afhandeling',
  });
});

test('sends webhooks to the public address, and people to the simulator', () => {
  const { webhookAddress, redirectHosts } = payingAt('https://mijn.example');

  expect(webhookAddress).toBe('https://mijn.example/webhooks/betalingen');
  expect(redirectHosts).toEqual(['ideal.localhost:3003']);
});
