import { formatFactuurkenmerk } from '@mijn/domain/format';
import { pathOfBetaalverzoek, pathOfDeclaratie, pathOfFactuur } from '@mijn/domain/paths';
import { Link } from '@mijn/ui/Link';
import * as m from '../../../generated/texts/factuur.js';
import type { Factuur } from './factuur.ts';

type Boeking = Factuur['boekingen'][number];

const ways: Readonly<Record<NonNullable<Boeking['betaalwijze']>, () => string>> = {
  ideal: m.paidOnline,
  overboeking: m.paidByTransfer,
};

/** The payment method, or a link to the set-off; renders nothing when it is unknown. */
export function BookedNote({ boeking }: { readonly boeking: Boeking }) {
  const { betaalwijze, factuurkenmerk, declaratienummer, betaalkenmerk } = boeking;
  if (betaalwijze !== null) return ways[betaalwijze]();
  if (factuurkenmerk !== null) {
    const setOff = boeking.bedrag < 0 ? m.verrekeningAgainst : m.verrekeningWith;
    // The amount moved to a settlement, which is no payment.
    const words = boeking.soort === 'eindafrekening' ? m.settledIn : setOff;
    const kenmerk = formatFactuurkenmerk(factuurkenmerk);
    return <Link href={pathOfFactuur(factuurkenmerk)}>{words({ kenmerk })}</Link>;
  }
  if (declaratienummer !== null) {
    const words = m.verrekeningWithDeclaratie({ nummer: declaratienummer });
    return <Link href={pathOfDeclaratie(declaratienummer)}>{words}</Link>;
  }
  if (betaalkenmerk === null) return null;
  return <Link href={pathOfBetaalverzoek(betaalkenmerk)}>{m.verrekeningWithTooMuch()}</Link>;
}
