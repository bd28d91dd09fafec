import * as m from '../../../generated/texts/pay.js';

/** Returns the label to continue an open payment at the bank; `name` is the payment method. */
export function continueWords(name: string): string {
  return m.continueWith({ name });
}
