import type { Cents } from '@mijn/domain/money';
import type { Zorgsoort } from '@mijn/domain/zorgsoorten';

/** A persona's claim at the insurer. Cents; instants as RFC 3339. */
export interface PersonaDeclaratie {
  readonly nummer: string;
  readonly relatienummer: string;
  readonly indiener: string;
  readonly status: 'INGEDIEND' | 'IN_BEHANDELING' | 'AFGEHANDELD';
  readonly submittedOn: string;
  readonly inProgressAt: string | null;
  readonly handledAt: string | null;
  readonly laterInProgress: boolean;
  /** Keeps its state until this day; null if it is not held. */
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
  /** Its lines; null for a single line. */
  readonly regels: readonly PersonaLine[] | null;
}

/** A line of a persona's claim. Cents; the day as `yyyy-mm-dd`. */
interface PersonaLine {
  readonly zorgsoort: Zorgsoort;
  readonly behandelDatum: string;
  readonly bedrag: Cents;
}

/** A short description of a claim; absent fields have defaults. */
export interface Nota {
  readonly zorgsoort: Zorgsoort;
  readonly zorgverlener: string;
  /** Amount of the bill in cents. */
  readonly bedrag: Cents;
  /** Days since it was sent in. */
  readonly daysAgo: number;
  /** Days between the care and the submission. */
  readonly treatedDaysBefore?: number;
  readonly status?: PersonaDeclaratie['status'];
  readonly laterInProgress?: boolean;
  readonly buitenland?: boolean;
  /** Settled but unread. */
  readonly nieuw?: boolean;
  /** Claimed by the care provider: we pay them, and invoice the person for their own part. */
  readonly byZorgverlener?: boolean;
  /** Further lines of the bill; `bedrag` is the total. */
  readonly moreLines?: readonly {
    readonly zorgsoort: Zorgsoort;
    readonly bedrag: Cents;
    readonly treatedDaysBefore: number;
  }[];
}

// Keeps a state for some days: the jobs would move it on within a minute.
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
 * Creates the claim of a bill.
 * @param counter unique number (0–9,999) that determines its number and time of day
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
