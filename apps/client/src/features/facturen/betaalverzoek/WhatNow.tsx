import { formatDay } from '@mijn/domain/datum';
import { pages } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { Link } from '@mijn/ui/Link';
import { CircleCheckBig, ReceiptEuro } from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/betaalverzoek.js';
import { InRegeling } from '../askRegeling/InRegeling.tsx';
import { BetaalverzoekAnswer, type ShownBetaalverzoek } from '../phase/BetaalverzoekAnswer.tsx';
import type { Betaalverzoek } from '../betaalverzoek.ts';

type CurrentBetaalverzoek = ShownBetaalverzoek &
  Pick<Betaalverzoek, 'facturen' | 'regeling' | 'regelingVoltooidOp'>;

interface WhatNowProps {
  readonly betaalverzoek: CurrentBetaalverzoek;
  readonly today: string;
  /** Whether it had an open amount when this page was opened. */
  readonly isNew: boolean;
  /** The debited account, masked; null when unknown. */
  readonly iban: string | null;
}

/** The next step: pay, nothing, or where its invoices went when they are no longer part of it. */
export function WhatNow({ betaalverzoek, today, isNew, iban }: WhatNowProps) {
  const { language } = useAppEnvironment();
  const open = betaalverzoek.bedragTeBetalen > 0;
  if (!open && betaalverzoek.regeling)
    return <InRegeling regeling={betaalverzoek.regeling} isNew={isNew} iban={iban} />;
  if (open || betaalverzoek.facturen.length > 0)
    return <BetaalverzoekAnswer betaalverzoek={betaalverzoek} today={today} />;
  const { regelingVoltooidOp: settledOn } = betaalverzoek;
  if (settledOn !== null) {
    return (
      <Answer kind="positive" icon={CircleCheckBig} title={m.settledTitle()}>
        <p>{m.settledText({ day: formatDay(settledOn, language) })}</p>
      </Answer>
    );
  }
  return (
    <Answer kind="info" icon={ReceiptEuro} title={m.movedTitle()}>
      <p>
        {m.movedText()} <Link href={pages.facturen.path}>{m.toFacturen()}</Link>
      </p>
    </Answer>
  );
}
