import type { Cents } from '@mijn/domain/money';
import type { Zorgsoort } from '@mijn/domain/zorgsoorten';

/** A claim of a persona as the insurer keeps it. Cents; instants as RFC 3339. */
export interface PersonaDeclaratie {
  readonly nummer: string;
  readonly relatienummer: string;
  readonly indiener: string;
  readonly status: 'INGEDIEND' | 'IN_BEHANDELING' | 'AFGEHANDELD';
  readonly submittedOn: string;
  readonly inProgressAt: string | null;
  readonly handledAt: string | null;
  readonly laterInProgress: boolean;
  /** Stays as it is until this day; null: nothing holds it up. */
  readonly notBefore: string | null;
  readonly zorgsoort: Zorgsoort;
  readonly omschrijving: string;
  readonly behandelDatum: string;
  readonly bedrag: Cents;
  readonly zorgverlener: string;
  readonly notaNummer: string;
  readonly buitenland: boolean;
  readonly soortIndiener: 'Verzekerde' | 'Zorgverlener';
  readonly seenBy: readonly string[];
  /** Its lines; null: one line, which it is itself. */
  readonly regels: readonly PersonaLine[] | null;
}

/** A line of a persona's claim. Cents; its day `yyyy-mm-dd`. */
interface PersonaLine {
  readonly zorgsoort: Zorgsoort;
  readonly behandelDatum: string;
  readonly bedrag: Cents;
}

/** A claim in a few words; what is left out is ordinary. */
export interface Nota {
  readonly zorgsoort: Zorgsoort;
  readonly zorgverlener: string;
  /** Euros and cents as on the bill, in cents. */
  readonly bedrag: Cents;
  /** How many days ago it was sent in. */
  readonly daysAgo: number;
  /** How many days before that the care was. */
  readonly treatedDaysBefore?: number;
  readonly status?: PersonaDeclaratie['status'];
  readonly laterInProgress?: boolean;
  readonly buitenland?: boolean;
  /** Judged, but not opened yet. */
  readonly nieuw?: boolean;
  /** Claimed by the care provider itself: paid to it, and what is the person's own is invoiced. */
  readonly byZorgverlener?: boolean;
  /** What stands on the bill beside its first line: `bedrag` is the sum of all of it. */
  readonly moreLines?: readonly {
    readonly zorgsoort: Zorgsoort;
    readonly bedrag: Cents;
    readonly treatedDaysBefore: number;
  }[];
}

// A state that is to be seen stays for a while: the jobs would take it further within a minute.
const waitDays = 3;

const timeZone = 'Europe/Amsterdam';

function instant(day: Temporal.PlainDate, hour: number, minute: number): string {
  return day
    .toZonedDateTime({ timeZone: timeZone, plainTime: { hour: hour, minute: minute } })
    .toInstant()
    .toString();
}

function linesOf(day: Temporal.PlainDate, nota: Nota): PersonaLine[] | null {
  const { zorgsoort, bedrag, treatedDaysBefore = 6, moreLines } = nota;
  if (!moreLines) return null;
  const rest = moreLines.reduce((sum, line) => sum + line.bedrag, 0);
  return [{ zorgsoort, bedrag: bedrag - rest, treatedDaysBefore }, ...moreLines].map(
    ({ treatedDaysBefore: days, ...line }) => ({
      ...line,
      behandelDatum: day.subtract({ days }).toString(),
    }),
  );
}

/**
 * Makes the claim of a bill.
 * @param counter makes its number and time of day; every claim has one of its own (0–9,999).
 */
export function toDeclaratie(
  today: Temporal.PlainDate,
  counter: number,
  who: { readonly verzekerde: string; readonly indiener: string },
  nota: Nota,
): PersonaDeclaratie {
  const { status = 'AFGEHANDELD', daysAgo, treatedDaysBefore = 6 } = nota;
  const day = today.subtract({ days: daysAgo });
  const after = (days: number) => day.add({ days: Math.min(days, daysAgo) });
  const minute = counter % 60;
  return {
    nummer: `D${day.year}-${String(100_000 + counter * 37)}`,
    relatienummer: who.verzekerde,
    indiener: who.indiener,
    status,
    submittedOn: instant(day, 8, minute),
    inProgressAt: status === 'INGEDIEND' ? null : instant(after(1), 9, minute),
    handledAt: status === 'AFGEHANDELD' ? instant(after(3), 10, minute) : null,
    laterInProgress: nota.laterInProgress ?? false,
    notBefore: status === 'AFGEHANDELD' ? null : today.add({ days: waitDays }).toString(),
    zorgsoort: nota.zorgsoort,
    omschrijving: `${nota.zorgsoort}, ${nota.zorgverlener}`,
    behandelDatum: day.subtract({ days: treatedDaysBefore }).toString(),
    bedrag: nota.bedrag,
    zorgverlener: nota.zorgverlener,
    notaNummer: `N${String(20_000 + counter)}`,
    buitenland: nota.buitenland ?? false,
    soortIndiener: nota.byZorgverlener ? 'Zorgverlener' : 'Verzekerde',
    seenBy: nota.nieuw ? [] : [...new Set([who.verzekerde, who.indiener])],
    regels: linesOf(day, nota),
  };
}
