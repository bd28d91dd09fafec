import { lowerEigenRisico } from '../../assess/corrections/lowerEigenRisico.ts';
import { eigenRisicoOfYear } from '../../assess/eigenRisico/yearEigenRisico.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import {
  type BrandYear,
  listTooMuchEigenRisico,
  addLoweredBericht,
} from './lowerEigenRisico.queries.ts';
import { addCorrectie } from './takeBack.queries.ts';
import { getYearInBooks } from './yearInBooks.ts';
import { lockPersonYears } from './yearLock.queries.ts';

// Limits the locks of a day's transaction, because PostgreSQL's lock table has room for some thousands
// by default. Only many ends in the past exceed it; the rest is done on the next days.
const mostInADay = 2_000;

async function lowerOne(
  transaction: JobTransaction,
  year: BrandYear,
  day: Temporal.PlainDate,
): Promise<number> {
  const { merk, jaar } = year;
  const { facts, lines } = await getYearInBooks(transaction, year);
  const person = { geboorteDatum: facts.geboortedatum, insurances: facts.insurances };
  const { verplicht, voluntary } = eigenRisicoOfYear(person, merk, jaar, facts.amounts);
  const correcties = lowerEigenRisico(lines, {
    merk,
    due: verplicht + voluntary,
    inTermijnen: facts.termijnYears.some(
      (termijn) => termijn.merk === merk && termijn.jaar === jaar,
    ),
  });
  for (const correctie of correcties) {
    await addCorrectie(transaction, correctie.line, correctie, null, day);
  }
  const [last] = correcties;
  if (last) await addLoweredBericht(transaction, last.line, day);
  return correcties.length;
}

/**
 * Refunds used own risk beyond that of a year after an end of the insurance became known: once, with a
 * message (ADR 0070). Locks out judgements of those years until the transaction ends.
 * @param most maximum of years; the agenda plans another day for the rest
 * @returns the number of corrected lines.
 */
export async function lowerEigenRisicoOfDay(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
  most = mostInADay,
): Promise<number> {
  const years = await listTooMuchEigenRisico(transaction, day, most);
  if (years.length === 0) return 0;
  await lockPersonYears(transaction, years);
  let count = 0;
  for (const year of years) count += await lowerOne(transaction, year, day);
  return count;
}
