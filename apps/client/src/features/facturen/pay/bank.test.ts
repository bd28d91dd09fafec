import { describe, expect, it } from 'vitest';
import { type AskedToPay, type Bank, readBank, readChosen } from './bank.ts';

const address = 'https://bank.example/';
const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(16));

function asked(kenmerken: readonly (string | undefined)[], status?: string): AskedToPay[] {
  const betaling = status === undefined ? null : { status };
  return kenmerken.map((kenmerk = '') => ({ betalingsKenmerk: kenmerk, betaling }));
}

const carried: Bank = { address, kenmerken: [one ?? '', two ?? ''] };

describe('the way to the bank that a form brought', () => {
  it('is of what was chosen in the form, in whatever order it is asked', () => {
    expect(readBank(carried, asked([one, two], 'open'))).toBe(address);
    expect(readBank(carried, asked([two, one], 'open'))).toBe(address);
  });

  it('is of nothing else', () => {
    expect(readBank(carried, asked([one, two, three], 'open'))).toBeUndefined();
    expect(readBank(carried, asked([one], 'open'))).toBeUndefined();
    expect(readBank(undefined, asked([one, two], 'open'))).toBeUndefined();
  });

  it.each(['mislukt', 'geannuleerd', 'verlopen', 'inBehandeling', 'betaald'])(
    'is gone once the payment is %s',
    (status) => {
      expect(readBank(carried, asked([one, two], status))).toBeUndefined();
    },
  );

  it('is there where the insurer tells of no payment', () => {
    expect(readBank(carried, asked([one, two]))).toBe(address);
  });
});

describe('what was chosen in that form', () => {
  it('stays chosen among all that is asked, also once that payment has failed', () => {
    expect(readChosen(carried, asked([one, two, three], 'mislukt'))).toEqual([one, two]);
  });

  it('is forgotten where part of it is asked no more, or nothing was brought', () => {
    expect(readChosen(carried, asked([one, three]))).toBeUndefined();
    expect(readChosen(undefined, asked([one, three]))).toBeUndefined();
  });
});
