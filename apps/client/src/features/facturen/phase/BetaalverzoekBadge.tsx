import { StatusBadge } from '@mijn/ui/StatusBadge';
import { Clock } from 'lucide-react';
import * as phaseWords from '../../../generated/texts/phase.js';
import { TitleLabel } from '../TitleLabel.tsx';
import { type AskedBetaalverzoek, isPayable } from './betaalverzoekPhase.ts';

/** That a payment is being checked, in the place of what was asked: icon, words and colour. */
export function CheckingBadge() {
  return <StatusBadge kind="info" text={phaseWords.checkingBadge()} icon={Clock} />;
}

/** What an open payment request is called, or that the bank is still at it. */
export function BetaalverzoekBadge({
  betaalverzoek,
}: {
  readonly betaalverzoek: AskedBetaalverzoek;
}) {
  return isPayable(betaalverzoek) ? <TitleLabel titel={betaalverzoek.titel} /> : <CheckingBadge />;
}
