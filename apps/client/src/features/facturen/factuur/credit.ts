import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount, sumOf } from '@mijn/domain/money';
import * as m from '../../../generated/texts/factuur.js';
import * as words from '../../../generated/texts/shared.js';
import { parseStatus } from '../status/factuurStatus.ts';
import type { Factuur } from './factuur.ts';

/** The part of a credit invoice that its words need; integer cents. */
export type Credit = Pick<
  Factuur,
  'status' | 'datumAutomatischeIncasso' | 'bedragTotaal' | 'bedragTeBetalen'
> & { readonly boekingen: readonly Pick<Boeking, 'soort' | 'datum' | 'bedrag'>[] };

type Boeking = Factuur['boekingen'][number];

/** The amounts that were paid out and set off, cents. */
function parts({ boekingen }: Credit): { readonly paidOut: number; readonly verrekening: number } {
  const went = (kind: string): number =>
    sumOf(
      boekingen.filter((boeking) => boeking.soort === kind),
      ({ bedrag }) => -bedrag,
    );
  return { paidOut: went('uitbetaling'), verrekening: went('verrekening') };
}

function isDone(factuur: Credit): boolean {
  const { code } = parseStatus(factuur);
  return factuur.bedragTotaal < 0 && (code === 'betaald' || code === 'verrekening');
}

/** Returns the title of a credit that is done: paid out on a date, or set off. */
export function creditTitle(factuur: Credit, language: Language): string {
  const bedrag = formatAmount(-factuur.bedragTotaal, language);
  const { paidOut, verrekening } = parts(factuur);
  if (verrekening > 0 && paidOut > 0) return m.creditBoth({ bedrag });
  if (verrekening > 0 || parseStatus(factuur).code === 'verrekening') {
    return m.creditVerrekening({ bedrag });
  }
  const day = factuur.boekingen.find(({ soort }) => soort === 'uitbetaling')?.datum;
  if (paidOut === 0 || day === undefined) return m.paidOut({ bedrag });
  return m.paidOutOn({ bedrag, day: formatDay(day, language) });
}

/** Returns the text after that title; undefined for an open credit, or an amount to pay. */
export function creditText(factuur: Credit, language: Language): string | undefined {
  if (!isDone(factuur)) return undefined;
  const { paidOut, verrekening } = parts(factuur);
  if (verrekening > 0 && paidOut > 0) {
    return m.creditPartly({
      verrekening: formatAmount(verrekening, language),
      paid: formatAmount(paidOut, language),
    });
  }
  const isSetOff = verrekening > 0 || parseStatus(factuur).code === 'verrekening';
  return isSetOff ? m.creditVerrekeningText() : words.nothingMoreToDo();
}
