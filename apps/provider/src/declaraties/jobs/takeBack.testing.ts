import type { DeclaratiesResponse } from '@mijn/contract/declaraties';
import { openPool } from '../../db/database.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { numberOf, sampleDay, startTestProvider } from '../../testing/trialProvider.testing.ts';
import { assess } from './assess.ts';
import { markInTreatment } from './step.queries.ts';
import { takeBackLine } from './takeBack.ts';

export const now = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);

/** A bill of 10 November, by default of a hospital; cents. */
export interface SentBill {
  readonly who: string;
  readonly bedrag: number;
  readonly zorgsoort?: string;
  readonly soort?: 'Verzekerde' | 'Zorgverlener';
  /** Amounts of its lines, if several. */
  readonly lines?: readonly number[];
}

/** Starts an insurer with held jobs, on which bills are judged and taken back step by step. */
export async function startTakingBack() {
  const insurer = await startTestProvider({ jobsHeld: true });
  const jobs = openPool(insurer.logins, 'jobs', () => undefined, 2);
  return {
    insurer,
    /** Sends in and judges a bill. @returns its number */
    judged: async (nummer: string, { who, bedrag, ...rest }: SentBill): Promise<string> => {
      const { zorgsoort = 'Ziekenhuis', soort = 'Zorgverlener', lines } = rest;
      const number = numberOf(who);
      const regels = lines?.map((part) => ({
        zorgsoort,
        behandelDatum: '2026-11-10',
        bedrag: part,
      }));
      await insurer.sql(
        `INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
           omschrijving, behandeldatum, bedrag, zorgverlener, soort_indiener, regels)
         VALUES ('${nummer}', '${number}', '${number}', '${now.toString()}', '${zorgsoort}',
           '${zorgsoort}', '2026-11-10', ${bedrag}, 'Streekziekenhuis Vecht', '${soort}',
           ${regels ? `'${JSON.stringify(regels)}'` : 'NULL'})`,
      );
      await inJob(jobs, (tx) => markInTreatment(tx, nummer, now));
      await assess({ pool: jobs, now: () => now }, nummer);
      return nummer;
    },
    takeBack: (nummer: string, volgnummer = 1) =>
      inJob(jobs, (tx) => takeBackLine(tx, { nummer, volgnummer }, now)),
    /** Returns paid euros and the reason for no payout in the row of a bill. */
    rowOf: async (as: string, nummer: string) => {
      const path = `/declaraties?limit=1&zoek=${nummer}`;
      const [row] = (await insurer.read<DeclaratiesResponse>(path, as)).declaraties;
      return [row?.uitgekeerdBedrag, row?.nietsWegens];
    },
    stop: async (): Promise<void> => {
      await jobs.end();
      await insurer.stop();
    },
  };
}
