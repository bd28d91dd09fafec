import { formatDay } from '@mijn/domain/datum';
import type { FactuurStatusCode } from '@mijn/domain/factuur';
import type { Language } from '@mijn/domain/language';
import type { ReceiptTotal } from '@mijn/ui/Receipt';
import { sumOf } from '@mijn/domain/money';
import * as m from '../../../generated/texts/factuur.js';
import * as facturenWords from '../../../generated/texts/facturen.js';
import { isPayable } from '../phase/betaalverzoekPhase.ts';
import { parseStatus } from '../status/factuurStatus.ts';
import { betaalverzoekOf } from './betaalverzoekOf.ts';
import { BookedNote } from './BookedNote.tsx';
import type { Factuur } from './factuur.ts';

const bookedWords: Readonly<Record<string, (words: { day: string }) => string>> = {
  betaling: m.bookedPaid,
  incasso: m.bookedDebited,
  storno: m.bookedGivenBack,
  terugboeking: m.bookedReturned,
  verrekening: m.bookedVerrekening,
  eindafrekening: m.bookedSettled,
  uitbetaling: m.bookedPaidOut,
  regeling: m.bookedTermijn,
};

function bookedLine(
  boeking: Factuur['boekingen'][number],
  i: number,
  language: Language,
): ReceiptTotal {
  const day = formatDay(boeking.datum, language);
  const label = bookedWords[boeking.soort]?.({ day }) ?? facturenWords.earlierPaid();
  return {
    key: `booked-${i}`,
    label,
    note: <BookedNote boeking={boeking} />,
    cents: -boeking.bedrag,
  };
}

// Somebody else handles the open amount, so nothing has to be paid now.
const openWords: Readonly<Partial<Record<FactuurStatusCode, () => string>>> = {
  toReceive: facturenWords.toReceive,
  betalingsregeling: m.openInRegeling,
  schuldregeling: m.openInSchuldregeling,
  incassoPlanned: m.openWillBeDebited,
  herincasso: m.openWillBeDebited,
};

/** Returns the label of the last line: "to pay" only when there is something to pay now. */
function finalWord(factuur: Factuur): string {
  const { code } = parseStatus(factuur);
  const asked = betaalverzoekOf(factuur);
  if (asked && isPayable(asked)) {
    return factuur.bedragEerderBetaaldVerrekend === 0
      ? facturenWords.toPay()
      : facturenWords.stillToPay();
  }
  return (code && openWords[code]?.()) ?? m.open();
}

// Method and date of each payment, when the insurer tells them and they add up.
function earlier(factuur: Factuur, language: Language): readonly ReceiptTotal[] {
  const { boekingen, bedragEerderBetaaldVerrekend: sum } = factuur;
  if (boekingen.length > 0 && sumOf(boekingen, (one) => one.bedrag) === sum) {
    return boekingen.map((boeking, i) => bookedLine(boeking, i, language));
  }
  return sum === 0 ? [] : [{ key: 'earlier', label: facturenWords.earlierPaid(), cents: -sum }];
}

/** Returns the sums under an invoice: its total, the payments by method and date, and the open amount. */
export function receiptTotals(factuur: Factuur, language: Language): readonly ReceiptTotal[] {
  const { bedragTotaal, bedragTeBetalen } = factuur;
  const booked = earlier(factuur, language);
  const final = {
    key: 'toPay',
    label: finalWord(factuur),
    cents: Math.abs(bedragTeBetalen),
    final: true,
  };
  if (booked.length === 0) return [final];
  return [{ key: 'totaal', label: facturenWords.total(), cents: bedragTotaal }, ...booked, final];
}
