import { formatDay } from '@mijn/domain/datum';
import { pathOfFactuur } from '@mijn/domain/paths';
import { Receipt, type ReceiptTotal } from '@mijn/ui/Receipt';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../api/environment.ts';
import * as facturenWords from '../../generated/texts/facturen.js';
import * as words from '../../generated/texts/shared.js';
import type { BetaalverzoekInList, LastBetaling } from './facturen.fragments.ts';
import { factuurTitle } from '../../help/factuurName/factuurTitle.ts';

/** The lines and sums of a payment request (§3); integer cents. */
type BatchSource = Pick<
  BetaalverzoekInList,
  'facturen' | 'bedragTotaal' | 'bedragEerderBetaaldVerrekend' | 'bedragTeBetalen'
> & { readonly betaling: Pick<LastBetaling, 'status'> | null };

function toPayWord({ bedragTeBetalen: amount, betaling, ...from }: BatchSource): string {
  const { bedragEerderBetaaldVerrekend: earlier } = from;
  if (amount < 0) return facturenWords.toReceive();
  if (amount > 0 && betaling?.status === 'inBehandeling') return facturenWords.underway();
  return earlier === 0 ? facturenWords.toPay() : facturenWords.stillToPay();
}

/** Returns the sums under an invoice or payment request: total − paid or set off = to pay (§3). */
function totals(from: BatchSource): readonly ReceiptTotal[] {
  const { bedragTotaal, bedragEerderBetaaldVerrekend: earlier, bedragTeBetalen } = from;
  const toPay = {
    key: 'toPay',
    label: toPayWord(from),
    cents: Math.abs(bedragTeBetalen),
    final: true,
  };
  if (earlier === 0) return [toPay];
  return [
    { key: 'totaal', label: facturenWords.total(), cents: bedragTotaal },
    { key: 'earlier', label: facturenWords.earlierPaid(), cents: -earlier },
    toPay,
  ];
}

interface BatchProps {
  readonly betaalverzoek: BatchSource;
  /** Whether the amount stands above it, so that a single line needs no sum. */
  readonly short?: boolean;
}

/** The invoices of a payment request as a receipt that adds up. */
export function Batch({ betaalverzoek, short = false }: BatchProps) {
  const { language } = useAppEnvironment();
  const singleLine =
    betaalverzoek.facturen.length === 1 && betaalverzoek.bedragEerderBetaaldVerrekend === 0;
  return (
    <Receipt
      caption={facturenWords.bundleCaption()}
      columns={{ label: words.part(), amount: words.amount() }}
      lines={betaalverzoek.facturen.map(({ kenmerk, factuur, datum, periode, bedrag }) => ({
        key: kenmerk,
        label: (
          <Link href={pathOfFactuur(kenmerk)}>
            {factuurTitle(factuur, { datum, periode }, language)}
          </Link>
        ),
        note: formatDay(datum, language),
        cents: bedrag,
      }))}
      totals={short && singleLine ? [] : totals(betaalverzoek)}
    />
  );
}
