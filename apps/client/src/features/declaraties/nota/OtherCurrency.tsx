import { Alert } from '@mijn/ui/Alert';
import * as m from '../../../generated/texts/submit.js';

/**
 * Asks to fill in the amounts in euros of a bill in another currency, whose amounts are not read (ADR
 * 0055).
 */
export function OtherCurrency({ nota }: { readonly nota: { readonly andereMunt: boolean } }) {
  return nota.andereMunt && <Alert kind="warning" title={m.otherCurrency()} />;
}
