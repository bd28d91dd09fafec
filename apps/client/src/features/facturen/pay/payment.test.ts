import { describe, expect, it } from 'vitest';
import { type AskedToPay, type Bank, readBank, readChosen } from './payment.ts';

const address = 'https://bank.example/';
const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(16));

function asked(kenmerken: readonly (string | undefined)[], status?: string): AskedToPay[] {
  const betaling = status === undefined ? null : { status };
  return kenmerken.map((kenmerk = '') => ({ betalingsKenmerk: kenmerk, betaling }));
}

const flash: Bank = { address, kenmerken: [one ?? '', two ?? ''] };

describe('readBank', () => {
  it('returns the address for the choice in the form, in any order', () => {
    expect(readBank(flash, asked([one, two], 'open'))).toBe(address);
    expect(readBank(flash, asked([two, one], 'open'))).toBe(address);
  });

  it('returns nothing for another choice', () => {
    expect(readBank(flash, asked([one, two, three], 'open'))).toBeUndefined();
    expect(readBank(flash, asked([one], 'open'))).toBeUndefined();
    expect(readBank(undefined, asked([one, two], 'open'))).toBeUndefined();
  });

  it.each(['mislukt', 'geannuleerd', 'verlopen', 'inBehandeling', 'betaald'])(
    'returns nothing once the payment is %s',
    (status) => {
      expect(readBank(flash, asked([one, two], status))).toBeUndefined();
    },
  );

  it('returns the address when the insurer tells of no payment', () => {
    expect(readBank(flash, asked([one, two]))).toBe(address);
  });
});

describe('readChosen', () => {
  it('keeps the choice among all payment requests, also after a failed payment', () => {
    expect(readChosen(flash, asked([one, two, three], 'mislukt'))).toEqual([one, two]);
  });

  it('forgets the choice when part of it is no longer due, or nothing was carried', () => {
    expect(readChosen(flash, asked([one, three]))).toBeUndefined();
    expect(readChosen(undefined, asked([one, three]))).toBeUndefined();
  });
});
