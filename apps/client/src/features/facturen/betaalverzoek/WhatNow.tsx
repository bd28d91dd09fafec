import { formatDay } from '@mijn/domain/dayOnScreen';
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
  /** It had something to pay when this page was opened. */
  readonly isNew: boolean;
  /** The account that terms are debited from, masked; null where none is told. */
  readonly iban: string | null;
}

/** What is to be done: pay, nothing, or what became of it where its invoices are asked by it no more. */
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
