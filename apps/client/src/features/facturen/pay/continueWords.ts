import * as m from '../../../generated/texts/pay.js';

/** Going on at the bank with a payment that is open there; `name` is what paying is called. */
export function continueWords(name: string): string {
  return m.continueWith({ name });
}
