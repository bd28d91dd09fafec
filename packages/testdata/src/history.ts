import { createIncassoBank, type IncassoBank } from './incassoBank.ts';
import { takenBackBills } from './notasOfYears.ts';
import { createRelaties, type VerzekerdePersona } from './relaties.ts';
import { timeline } from './timeline.ts';
import type { PersonaSeedData } from './seedData.ts';

/** A persona's payment behaviour in the past; days as `yyyy-mm-dd`. */
export interface PersonaBehaviour {
  readonly debiteur: string;
  readonly paysAfterDays: number | null;
  readonly notPaid?: readonly {
    readonly from: string;
    readonly until: string;
    readonly fewer?: number;
  }[];
  readonly regelingen?: readonly {
    readonly soort: 'betalingsregeling' | 'schuldregeling';
    readonly on: string;
    readonly betaalverzoekenUntil: string;
  }[];
  readonly stornoOn?: string;
}

/** A bill that a care provider withdrew on a day (`yyyy-mm-dd`). */
export interface PersonaTakenBack {
  readonly nummer: string;
  readonly on: string;
}

export interface PersonaHistory {
  readonly from: string;
  readonly until: string;
  readonly behaviour: readonly PersonaBehaviour[];
  readonly takenBack: readonly PersonaTakenBack[];
  readonly incassoBank: IncassoBank;
}

function takenBackOf(
  { declaraties }: PersonaSeedData,
  verzekerde: string,
  today: Temporal.PlainDate,
): PersonaTakenBack[] {
  return [takenBackBills.hospital, takenBackBills.aid].flatMap((bill) =>
    declaraties
      .filter(
        ({ relatienummer, zorgverlener }) =>
          relatienummer === verzekerde && zorgverlener === bill.zorgverlener,
      )
      .map(({ nummer }) => ({ nummer, on: today.subtract({ days: bill.daysAgo }).toString() })),
  );
}

/** An instalment of own risk, cents. */
const termijn = 38_50;

/**
 * Adds the personas' history: seeding runs the insurer's own jobs over it while the personas pay as
 * described here, so that every status of an invoice occurs (docs/decisions.md §10).
 */
export function withHistory(
  data: PersonaSeedData,
  today: Temporal.PlainDate,
): PersonaSeedData & { readonly history: PersonaHistory } {
  const relaties = createRelaties(today);
  const time = timeline(today);
  const from = (who: VerzekerdePersona): string => relaties[who].relatienummer;
  const thisMonth = { from: today.with({ day: 1 }).toString(), until: today.toString() };
  const risico = { from: time.risicoOfSanne.toString(), until: time.risicoOfSanne.toString() };
  const risicoOfJan = { from: time.risicoOfJan.toString(), until: time.risicoOfJan.toString() };
  const november = `${time.settledYear}-11-01`;
  const behaviour: PersonaBehaviour[] = [
    { debiteur: from('sanne'), paysAfterDays: 12, notPaid: [thisMonth, risico] },
    {
      debiteur: from('jan'),
      paysAfterDays: 5,
      // The last instalment of the settled year, and a bill that has reached an Aanmaning.
      notPaid: [{ from: november, until: november, fewer: termijn }, risicoOfJan],
    },
    { debiteur: from('fatima'), paysAfterDays: 0 },
    { debiteur: from('noor'), paysAfterDays: 20 },
    {
      debiteur: from('tom'),
      paysAfterDays: null,
      regelingen: [time.schuldregelingOfTom, time.tomBetalingsregeling],
      stornoOn: time.stornoOfTom,
    },
  ];
  return {
    ...data,
    history: {
      from: time.begin.toString(),
      until: today.toString(),
      behaviour,
      takenBack: takenBackOf(data, from(takenBackBills.verzekerde), today),
      incassoBank: createIncassoBank(today),
    },
  };
}
