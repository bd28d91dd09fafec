import { formatDayShortly } from '@mijn/domain/dayOnScreen';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import type { IconDrawing } from '@mijn/ui/Icon';
import { Row } from '@mijn/ui/Row';
import { Link } from '@mijn/ui/Link';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { ReceiptEuro, TriangleAlert } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import { isPayable } from '../../features/facturen/phase/betaalverzoekPhase.ts';
import { betaalverzoekWhen } from '../../features/facturen/phase/betaalverzoekWords.ts';
import { betaalverzoekTitle } from '../../features/facturen/betaalverzoekTitle.ts';
import * as m from '../../generated/texts/overzicht.js';
import type { ToPay } from './toPay.ts';

const icons: Readonly<Record<string, IconDrawing>> = { Aanmaning: TriangleAlert };

// A day that has passed is said as a sentence; one of this year needs no year.
function askedShortly(betaalverzoek: ToPay, today: string, language: Language): string {
  const { uitersteBetaalDatum: day } = betaalverzoek;
  const titel = betaalverzoekTitle(betaalverzoek.titel);
  if (day < today)
    return m.asked({ titel, when: betaalverzoekWhen(betaalverzoek, today, language) });
  return m.askedBy({ titel, day: formatDayShortly(day, today, language) });
}

interface ToPayRowProps {
  readonly betaalverzoek: ToPay;
  readonly today: string;
  /** The most urgent of all has the main button. */
  readonly first: boolean;
}

/** One thing to pay: how much, by when, and the way to do it. */
export function ToPayRow({ betaalverzoek, today, first }: ToPayRowProps) {
  const { language } = useAppEnvironment();
  const bedrag = formatAmount(betaalverzoek.bedragTeBetalen, language);
  const payable = isPayable(betaalverzoek);
  const when = betaalverzoekWhen(betaalverzoek, today, language);
  const href = pathOfBetaalverzoek(betaalverzoek.betalingsKenmerk);
  return (
    <Row
      icon={icons[betaalverzoek.titel] ?? ReceiptEuro}
      tone={payable ? 'attention' : 'plain'}
      title={(payable ? m.pay : m.checking)({ bedrag })}
      subtitle={payable ? askedShortly(betaalverzoek, today, language) : when}
      href={payable ? undefined : href}
      action={
        payable && (
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
