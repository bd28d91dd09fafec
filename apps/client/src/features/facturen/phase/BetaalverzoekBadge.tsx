import { StatusBadge } from '@mijn/ui/StatusBadge';
import { Clock } from 'lucide-react';
import * as phaseWords from '../../../generated/texts/phase.js';
import { type AskedBetaalverzoek, isPayable } from './betaalverzoekPhase.ts';
import { betaalverzoekTitle } from './betaalverzoekWords.ts';

/** Label of a payment request's title (§3): icon, word and colour. */
export function TitleLabel({ titel }: { readonly titel: string }) {
  const { show, name, icon, literal } = betaalverzoekTitle(titel);
  return <StatusBadge kind={show} text={name} icon={icon} lang={literal ? 'nl' : undefined} />;
}

/** Badge of a payment that is being checked, in place of the status: icon, words and colour. */
export function CheckingBadge() {
  return <StatusBadge kind="info" text={phaseWords.checkingBadge()} icon={Clock} />;
}

/** Badge of an open payment request: its title, or that the bank processes it. */
export function BetaalverzoekBadge({
  betaalverzoek,
}: {
  readonly betaalverzoek: AskedBetaalverzoek;
}) {
  return isPayable(betaalverzoek) ? <TitleLabel titel={betaalverzoek.titel} /> : <CheckingBadge />;
}
