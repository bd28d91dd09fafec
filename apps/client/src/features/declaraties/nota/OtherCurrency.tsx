import { Alert } from '@mijn/ui/Alert';
import * as m from '../../../generated/texts/submit.js';
import type { ReadNota } from './nota.ts';

/** Whether a bill from abroad shows an amount that was not read, as it is not in euros (ADR 0055). */
function isInOtherCurrency({ buitenland, ontbreekt, totaal, regels }: ReadNota): boolean {
  const isUntold = totaal === null && regels.every(({ bedrag }) => bedrag === null);
  return buitenland?.waarde === true && isUntold && !ontbreekt.includes('bedrag');
}

/** Says of a bill in another currency that the amount in euros is to be filled in. */
export function OtherCurrency({ nota }: { readonly nota: ReadNota }) {
  if (!isInOtherCurrency(nota)) return null;
  return <Alert kind="warning" title={m.otherCurrency()} />;
}
