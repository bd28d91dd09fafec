import { centsToEuros } from '@mijn/domain/money';
import { inAccess } from '../../access/inAccess.ts';
import { getToday } from '../../clock/clock.ts';
import { retryOnConflict } from '../../db/retryOnConflict.ts';
import { polisbladDay } from '../../facts/polisblad.queries.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { inJob, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { termijnenOfYear } from '../issue/termijnen.rules.ts';
import { lockDay } from '../jobs/day.queries.ts';
import { type Payer, payerOf } from '../payer.ts';
import {
  listPeopleOnPolis,
  type PersonOnPolis,
  saveChoice,
} from '../jobs/eigenRisicoInTermijnen.queries.ts';

/** Returns the year that can be chosen on a day: the next one, from the day of its policy sheets. */
function offeredYear(today: Temporal.PlainDate): number | undefined {
  const isSeason = Temporal.PlainDate.compare(today, today.with(polisbladDay)) >= 0;
  return isSeason ? today.year + 1 : undefined;
}

// The condition of `inTermijnen` (money.queries.ts), before the year itself.
function hasVoluntary({ insurances, polisnummer, jaar }: PersonOnPolis): boolean {
  return insurances.some(
    (period) =>
      period.polisnummer === polisnummer &&
      period.voluntaryEigenRisico > 0 &&
      (period.validUntil === null || period.validUntil > `${jaar}-01-01`),
  );
}

/** Returns the people who will owe own risk in a year, with the terms they would pay. */
async function listOffered(transaction: JobTransaction, payer: Payer, year: number) {
  const people = await listPeopleOnPolis(transaction, payer, year);
  return people
    .map((person) => ({ person, termijnen: termijnenOfYear(person) }))
    .filter(({ termijnen }) => termijnen.length > 0);
}

/** Creates the handlers of own risk in terms on request (extensions). */
export function createEigenRisicoInTermijnenHandlers({
  database,
  jobPool,
}: Pick<Services, 'database' | 'jobPool'>): Pick<
  Handlers,
  'getEigenRisicoInTermijnen' | 'kiesEigenRisicoInTermijnen'
> {
  return {
    getEigenRisicoInTermijnen: async ({ caller }) => {
      const payer = await inAccess(database, caller, async (access, { record }) => {
        const seen = payerOf(access);
        record('getEigenRisicoInTermijnen', [seen.viewer]);
        return seen;
      });
      const jaar = offeredYear(payer.today);
      if (jaar === undefined) return { status: 200, eigenRisicoInTermijnen: null };
      // The jobs role reads it, because a verzekeringsnemer pays also for people whom they may not see.
      const offered = await inJob(jobPool, (transaction) => listOffered(transaction, payer, jaar));
      if (offered.length === 0) return { status: 200, eigenRisicoInTermijnen: null };
      const personen = offered.map(({ person, termijnen }) => ({
        relatienummer: person.relatienummer,
        opgemaakteNaam: person.opgemaakteNaam,
        geboorteDatum: person.geboorteDatum,
        gekozen: person.gekozen,
        vrijwilligEigenRisico: hasVoluntary(person),
        termijnen: termijnen.map(({ datum, bedrag }) => ({
          datum,
          bedrag: bedrag === null ? null : centsToEuros(bedrag),
        })),
      }));
      const uiterlijk = payer.today.with({ month: 12, day: 31 }).toString();
      return { status: 200, eigenRisicoInTermijnen: { jaar, uiterlijk, personen } };
    },

    kiesEigenRisicoInTermijnen: async ({ caller, body: { relatienummer, jaar, gekozen } }) => {
      const payer = await inAccess(database, caller, async (access, { record }) => {
        record('kiesEigenRisicoInTermijnen', [access.viewer]);
        return { viewer: access.viewer, merk: access.merk ?? 'ZZ', today: access.today } as const;
      });
      await retryOnConflict(() =>
        inJob(jobPool, async (transaction) => {
          // Waits for a run of the insurer's day, which makes invoices by the choice.
          await lockDay(transaction);
          // The year may have begun meanwhile, and claims are judged by the choice from then on.
          const year = offeredYear(await getToday(transaction, database.now()));
          if (year === undefined || year !== jaar) throw new Refusal(409);
          const offered = await listOffered(transaction, payer, year);
          const person = offered.find((one) => one.person.relatienummer === relatienummer)?.person;
          // The same for everybody who is not the verzekeringsnemer of that person.
          if (!person) throw new Refusal(404);
          if (payer.merk === 'AZVZ') throw new Refusal(403, ['GeenZenZ']);
          // Idempotent: a second tap finds the change made.
          if (person.gekozen === gekozen) return;
          if (gekozen && hasVoluntary(person)) throw new Refusal(409);
          if (!(await saveChoice(transaction, person, gekozen))) throw new Refusal(409);
        }),
      );
      return { status: 200 };
    },
  };
}
