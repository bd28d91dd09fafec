import { formatDay } from '@mijn/domain/dayOnScreen';
import type { FactuurStatusCode } from '@mijn/domain/factuurstatus';
import type { Language } from '@mijn/domain/language';
import type { ReceiptTotal } from '@mijn/ui/Receipt';
import { sumOf } from '@mijn/domain/money';
import * as m from '../../../generated/texts/factuur.js';
import * as facturenWords from '../../../generated/texts/facturen.js';
import { isPayable } from '../phase/betaalverzoekPhase.ts';
import { parseStatus } from '../factuurStatus.ts';
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

// Who else sees to what is open: nothing has to be paid for it now.
const openWords: Readonly<Partial<Record<FactuurStatusCode, () => string>>> = {
  toReceive: facturenWords.toReceive,
  betalingsregeling: m.openInRegeling,
  schuldregeling: m.openInSchuldregeling,
  incassoPlanned: m.openWillBeDebited,
  herincasso: m.openWillBeDebited,
};

/** What the last line of an invoice is called: "to pay" only where there is something to pay now. */
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

// How and when each part was paid, where the insurer tells it and it adds up.
function earlier(factuur: Factuur, language: Language): readonly ReceiptTotal[] {
  const { boekingen, bedragEerderBetaaldVerrekend: sum } = factuur;
  if (boekingen.length > 0 && sumOf(boekingen, (one) => one.bedrag) === sum) {
    return boekingen.map((boeking, i) => bookedLine(boeking, i, language));
  }
  return sum === 0 ? [] : [{ key: 'earlier', label: facturenWords.earlierPaid(), cents: -sum }];
}

/** The sums under an invoice: its total, what was paid of it, how and when, and what is open. */
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
