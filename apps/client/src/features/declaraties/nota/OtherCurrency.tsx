import { Alert } from '@mijn/ui/Alert';
import * as m from '../../../generated/texts/submit.js';

/** Says of a bill in another currency, whose amounts are not read (ADR 0055), that those in euros are to be filled in. */
export function OtherCurrency({ nota }: { readonly nota: { readonly andereMunt: boolean } }) {
  return nota.andereMunt && <Alert kind="warning" title={m.otherCurrency()} />;
}
