import type { Zorgsoort } from '@mijn/domain/zorgsoorten';

/** A claim of a persona as the insurer keeps it. Cents; instants as RFC 3339. */
export interface PersonaDeclaratie {
  readonly nummer: string;
  readonly relatienummer: string;
  readonly indiener: string;
  readonly status: 'INGEDIEND' | 'IN_BEHANDELING' | 'AFGEHANDELD';
  readonly ingediendOp: string;
  readonly inBehandelingOp: string | null;
  readonly afgehandeldOp: string | null;
  readonly laterInBehandeling: boolean;
  /** Stays as it is until this day; null: nothing holds it up. */
  readonly nietVoor: string | null;
  readonly zorgsoort: Zorgsoort;
  readonly omschrijving: string;
  readonly behandelDatum: string;
  readonly bedrag: number;
  readonly zorgverlener: string;
  readonly notaNummer: string;
  readonly buitenland: boolean;
  readonly soortIndiener: 'Verzekerde' | 'Zorgverlener';
  readonly gezienDoor: readonly string[];
}

/** A claim in a few words; what is left out is ordinary. */
export interface Nota {
  readonly zorgsoort: Zorgsoort;
  readonly zorgverlener: string;
  /** Euros and cents as on the bill, in cents. */
  readonly bedrag: number;
  /** How many days ago it was sent in. */
  readonly dagenGeleden: number;
  /** How many days before that the care was. */
  readonly behandeldVooraf?: number;
  readonly status?: PersonaDeclaratie['status'];
  readonly laterInBehandeling?: boolean;
  readonly buitenland?: boolean;
  /** Judged, but not opened yet. */
  readonly nieuw?: boolean;
  /** Claimed by the care provider itself: paid to it, and what is the person's own is invoiced. */
  readonly doorZorgverlener?: boolean;
}

// A state that is to be seen stays for a while: the jobs would take it further within a minute.
const wachtDagen = 3;

const tijdzone = 'Europe/Amsterdam';

function ogenblik(dag: Temporal.PlainDate, uur: number, minuut: number): string {
  return dag
    .toZonedDateTime({ timeZone: tijdzone, plainTime: { hour: uur, minute: minuut } })
    .toInstant()
    .toString();
}

/**
 * Makes the claim of a bill.
 * @param teller makes its number and time of day; every claim has one of its own (0–9,999).
 */
export function bouwDeclaratie(
  vandaag: Temporal.PlainDate,
  teller: number,
  wie: { readonly verzekerde: string; readonly indiener: string },
  nota: Nota,
): PersonaDeclaratie {
  const { status = 'AFGEHANDELD', dagenGeleden, behandeldVooraf = 6 } = nota;
  const dag = vandaag.subtract({ days: dagenGeleden });
  const na = (dagen: number) => dag.add({ days: Math.min(dagen, dagenGeleden) });
  const minuut = teller % 60;
  return {
    nummer: `D${dag.year}-${String(100_000 + teller * 37)}`,
    relatienummer: wie.verzekerde,
    indiener: wie.indiener,
    status,
    ingediendOp: ogenblik(dag, 8, minuut),
    inBehandelingOp: status === 'INGEDIEND' ? null : ogenblik(na(1), 9, minuut),
    afgehandeldOp: status === 'AFGEHANDELD' ? ogenblik(na(3), 10, minuut) : null,
    laterInBehandeling: nota.laterInBehandeling ?? false,
    nietVoor: status === 'AFGEHANDELD' ? null : vandaag.add({ days: wachtDagen }).toString(),
    zorgsoort: nota.zorgsoort,
    omschrijving: `${nota.zorgsoort}, ${nota.zorgverlener}`,
    behandelDatum: dag.subtract({ days: behandeldVooraf }).toString(),
    bedrag: nota.bedrag,
    zorgverlener: nota.zorgverlener,
    notaNummer: `N${String(20_000 + teller)}`,
    buitenland: nota.buitenland ?? false,
    soortIndiener: nota.doorZorgverlener ? 'Zorgverlener' : 'Verzekerde',
    gezienDoor: nota.nieuw ? [] : [...new Set([wie.verzekerde, wie.indiener])],
  };
}
