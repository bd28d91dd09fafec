import { formatDay } from '@mijn/domain/datum';
import { formatAmount } from '@mijn/domain/money';
import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import type { IconDrawing } from '@mijn/ui/Icon';
import { Row } from '@mijn/ui/Row';
import { Link } from '@mijn/ui/Link';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { ReceiptEuro, TriangleAlert } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import { betaalverzoekName } from '../../features/facturen/betaalverzoekName.ts';
import * as m from '../../generated/texts/overzicht.js';
import * as words from '../../generated/texts/shared.js';
import type { ToPay } from './toPay.ts';

const icons: Readonly<Record<string, IconDrawing>> = { Aanmaning: TriangleAlert };

interface ToPayRowProps {
  readonly request: ToPay;
  readonly today: string;
  /** The most urgent of all has the main button. */
  readonly first: boolean;
}

function when({ titel, uitersteBetaalDatum, betaling }: ToPay, today: string, dag: string) {
  if (betaling?.status === 'inBehandeling') return words.checkingBetaling();
  const name = betaalverzoekName(titel);
  const tooLate = uitersteBetaalDatum < today;
  return tooLate ? m.tooLate({ titel: name, dag }) : m.latest({ titel: name, dag });
}

/** One thing to pay: how much, by when, and the way to do it. */
export function ToPayRow({ request, today, first }: ToPayRowProps) {
  const { taal } = useAppEnvironment();
  const bedrag = formatAmount(request.bedragTeBetalen, taal);
  // The number never parts from its month.
  const day = formatDay(request.uitersteBetaalDatum, taal).replace(' ', '\u00A0');
  const atBank = request.betaling?.status === 'inBehandeling';
  const href = pathOfBetaalverzoek(request.betalingsKenmerk);
  return (
    <Row
      icon={icons[request.titel] ?? ReceiptEuro}
      tone="attention"
      title={atBank ? bedrag : m.pay({ bedrag })}
      subtitle={when(request, today, day)}
      href={atBank ? href : undefined}
      action={
        atBank ? undefined : (
          <Link
            href={href}
            className={buttonClass({ small: true, variant: first ? 'primary' : 'secondary' })}
          >
            {m.payNow()} <VisuallyHidden>{bedrag}</VisuallyHidden>
          </Link>
        )
      }
    />
  );
}
