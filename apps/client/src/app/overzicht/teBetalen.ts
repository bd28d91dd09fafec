/** A payment request as the overview shows it (§3); integer cents, days `yyyy-mm-dd`. */
export interface TeBetalen {
  readonly titel: string;
  readonly betalingsKenmerk: string;
  readonly bedragTeBetalen: number;
  readonly uitersteBetaalDatum: string;
  readonly betaling: { readonly status: string } | null;
}

// The later in the list, the more urgent; a title that we do not know is as urgent as a bill.
const dringend = ['Incasso mislukt', 'Factuur', 'Herinnering', 'Aanmaning'];

function rang({ titel }: TeBetalen): number {
  return dringend.indexOf(dringend.includes(titel) ? titel : 'Factuur');
}

/** What has to be paid, the most urgent first; among equals what is due first. */
export function opUrgentie(verzoeken: readonly TeBetalen[]): TeBetalen[] {
  return verzoeken
    .filter(({ bedragTeBetalen }) => bedragTeBetalen > 0)
    .toSorted(
      (a, b) => rang(b) - rang(a) || a.uitersteBetaalDatum.localeCompare(b.uitersteBetaalDatum),
    );
}
