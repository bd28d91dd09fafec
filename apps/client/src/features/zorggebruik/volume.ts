import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/zorggebruik.js';
import type { Subverstrekking } from './getZorggebruik.ts';

type Counted = Pick<Subverstrekking, 'volumeEenheid'>;

/** Formats a part of a budget: "3 behandelingen", "€ 45,00"; `volume` is a count, or cents. */
export function volumeWords(budget: Counted, volume: number, language: Language): string {
  return budget.volumeEenheid === 'Aantal'
    ? m.treatments({ n: volume })
    : formatAmount(volume, language);
}

/** Formats a part of a budget next to the whole, which has the unit: "3", "€ 45,00". */
export function plainVolume(budget: Counted, volume: number, language: Language): string {
  return budget.volumeEenheid === 'Aantal' ? String(volume) : formatAmount(volume, language);
}

/** Returns the start of a sentence about the rest of a budget: "Nog 3 behandelingen", "Nog € 45,00 voor". */
export function leftWords(budget: Counted, volume: number, language: Language): string {
  return budget.volumeEenheid === 'Aantal'
    ? m.treatmentsLeft({ n: volume })
    : m.amountLeft({ bedrag: formatAmount(volume, language) });
}

/** Returns the same for a rest that depends on a shared budget: "Tot € 45,00 voor". */
export function upToWords(budget: Counted, volume: number, language: Language): string {
  return budget.volumeEenheid === 'Aantal'
    ? m.upToTreatments({ n: String(volume) })
    : m.upToAmount({ bedrag: formatAmount(volume, language) });
}
