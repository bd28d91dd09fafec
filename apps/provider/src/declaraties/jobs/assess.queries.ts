import { sentLines, careFacts } from '../../facts/care.queries.ts';
import { inTermijnen, isPayableSql } from '../../facts/money.queries.ts';
import { payerSql } from '../../facts/people.queries.ts';
import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import type { CareFacts } from '../../assess/judge.ts';
import { yearOf } from '../../assess/line/yearOf.ts';
import type { LineOutcome } from '../../assess/shapes.ts';
import type { WaitsFor } from '../expectedDay.rules.ts';
import type { Statement } from '../../db/database.ts';
import { addLineParts } from './lineParts.queries.ts';
import { amountValues, remarksAndSteps } from './lineParts.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { judgementKey, type PersonYear } from './yearLock.queries.ts';

/** A submitted line. Day as `yyyy-mm-dd`, cents. */
export interface SentLine {
  readonly volgnummer: number;
  readonly zorgsoort: string;
  readonly behandelDatum: string;
  readonly bedrag: Cents;
}

/** A claim to judge. Days as `yyyy-mm-dd`, cents. */
export interface ToAssess {
  readonly nummer: string;
  readonly relatienummer: string;
  readonly indiener: string;
  readonly status: string;
  readonly withdrawn: boolean;
  readonly submittedDay: string;
  readonly regels: readonly SentLine[];
  readonly zorgverlener: string;
  readonly notanummer: string;
  readonly buitenland: boolean;
  readonly soort_indiener: 'Verzekerde' | 'Zorgverlener';
  readonly wacht_op: WaitsFor | null;
}

// Serializes judgements of the same person and years, and of people who share a budget, so that own
// risk and budgets are not used twice. Taken before the claim is read, in a fixed order to avoid
// deadlocks.
const lockPersonYear: Statement = {
  name: 'lockPersonYear',
  text: `
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT ${judgementKey('who', 'extract(year FROM sent.behandeldatum)')} AS key
      FROM insurer.declaratie d, ${sentLines}, LATERAL (
        SELECT d.relatienummer AS who
        UNION ALL
        SELECT v.polisnummer FROM insurer.verzekering v
        WHERE v.relatienummer = d.relatienummer) shared
      WHERE d.nummer = $1 ORDER BY key) locks`,
};

const selectToAssess: Statement = {
  name: 'selectToAssess',
  text: `
    SELECT nummer, relatienummer, indiener, status, teruggetrokken_op IS NOT NULL AS withdrawn,
      to_char(ingediend_op AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD') AS "submittedDay",
      (SELECT json_agg(json_build_object('volgnummer', sent.volgnummer, 'zorgsoort', sent.zorgsoort,
          'behandelDatum', sent.behandeldatum, 'bedrag', sent.bedrag) ORDER BY sent.volgnummer)
        FROM ${sentLines}) AS regels,
      zorgverlener, notanummer, buitenland, soort_indiener, wacht_op
    FROM insurer.declaratie d WHERE nummer = $1 FOR UPDATE`,
};

/** Locks the person and the years of a claim, then the claim, and returns it; undefined: no such claim. */
export async function lockDeclaratie(
  { query }: JobTransaction,
  number: string,
): Promise<ToAssess | undefined> {
  await query(lockPersonYear, [number]);
  const [declaratie] = await query<ToAssess>(selectToAssess, [number]);
  return declaratie;
}

const selectFacts: Statement = {
  name: 'selectFacts',
  text: `
    SELECT to_char(r.geboortedatum, 'YYYY-MM-DD') AS geboortedatum,
      ${careFacts}
    FROM insurer.relatie r WHERE r.relatienummer = $1`,
};

// Serializes with the settlement of the year.
const lockGespreid: Statement = {
  name: 'lockGespreid',
  text: `
    SELECT p.merk, s.jaar FROM insurer.gespreid s JOIN insurer.polis p USING (polisnummer)
    WHERE s.relatienummer = $1 AND s.jaar = ANY ($2::int[]) AND ${inTermijnen} FOR SHARE OF s`,
};

async function getCareFacts(
  { query }: JobTransaction,
  relatienummer: string,
  years: readonly number[],
  zorgsoorten: readonly string[] | null,
): Promise<CareFacts> {
  const termijnYears = await query<{ merk: Brand; jaar: number }>(lockGespreid, [
    relatienummer,
    years,
  ]);
  const [facts] = await query<Omit<CareFacts, 'termijnYears'>>(selectFacts, [
    relatienummer,
    years,
    zorgsoorten,
  ]);
  if (!facts) throw new Error('Care of somebody who does not exist');
  return { ...facts, termijnYears };
}

/**
 * Returns the data for judging a claim: person, insurance, covers, usage in the years of its lines, and
 * own risk in terms, locked until the transaction ends.
 * @throws Error when the person does not exist.
 */
export async function getFacts(
  transaction: JobTransaction,
  { relatienummer, regels }: Pick<ToAssess, 'relatienummer' | 'regels'>,
): Promise<CareFacts> {
  const years = [...new Set(regels.map(yearOf))];
  return getCareFacts(
    transaction,
    relatienummer,
    years,
    regels.map(({ zorgsoort }) => zorgsoort),
  );
}

/** Returns the same data for all care of a person in a year. */
export async function getFactsOfYear(
  transaction: JobTransaction,
  { relatienummer, jaar }: PersonYear,
): Promise<CareFacts> {
  return getCareFacts(transaction, relatienummer, [jaar], null);
}

/** Account for a payout. */
export interface Account {
  readonly relatienummer: string;
  /** Null when unknown, or changed so lately that payouts are held. */
  readonly iban: string | null;
  readonly isUnknown: boolean;
}

const selectAccount: Statement = {
  name: 'selectPayoutAccount',
  text: `
    SELECT n.relatienummer, n.iban IS NULL AS "isUnknown",
      CASE WHEN ${isPayableSql('n', 'now.day')} THEN n.iban END AS iban
    FROM (SELECT (insurer.insurer_instant($2) AT TIME ZONE 'Europe/Amsterdam')::date AS day) now,
      insurer.relatie n
    WHERE n.relatienummer = ${payerSql('$1', 'now.day')}`,
};

/**
 * Returns the current account for payouts of a person's claims: the verzekeringsnemer's; without a
 * policy the person, whose account is unknown.
 */
export async function getAccount(
  { query }: JobTransaction,
  relatienummer: string,
  now: Temporal.Instant,
): Promise<Account> {
  const [account] = await query<Account>(selectAccount, [relatienummer, now.toString()]);
  return account ?? { relatienummer, iban: null, isUnknown: true };
}

const insertLine: Statement = {
  name: 'addLine',
  text: `
    WITH line AS (
      INSERT INTO insurer.declaratie_regel (nummer, volgnummer, relatienummer, indiener,
        zorgsoort, prestatie, behandeldatum, boekjaar, notanummer, locatie_naam, dekking_id,
        gedeclareerd, niet_vergoed, wettelijke_bijdrage, eigen_risico, eigen_risico_in_termijnen,
        uitgekeerd)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
      RETURNING regel_id),${addLineParts(18)}`,
};

/** Inserts a judged line with its remarks and steps. */
export async function addLine(
  { query }: JobTransaction,
  declaratie: ToAssess,
  { volgnummer, zorgsoort, behandelDatum }: SentLine,
  outcome: LineOutcome,
): Promise<void> {
  const { amounts, dekking, jaar } = outcome;
  await query(insertLine, [
    declaratie.nummer,
    volgnummer,
    declaratie.relatienummer,
    declaratie.indiener,
    zorgsoort,
    dekking?.prestatie ?? zorgsoort,
    behandelDatum,
    jaar,
    declaratie.notanummer,
    declaratie.zorgverlener,
    dekking?.dekkingId ?? null,
    ...amountValues(amounts),
    ...remarksAndSteps(outcome),
  ]);
}

const payOut: Statement = {
  name: 'payOut',
  text: `
    WITH paid AS (
      INSERT INTO insurer.uitbetaling (nummer, relatienummer, iban, bedrag, datum)
      VALUES ($1, $2, $3, $4, (insurer.insurer_instant($5) AT TIME ZONE 'Europe/Amsterdam')::date)
      RETURNING nummer, relatienummer, datum)
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT concat_ws('/', 'uitbetaling', nummer), p.relatienummer, 'uitbetaling', nummer, p.datum
    FROM paid p JOIN insurer.declaratie d USING (nummer)
    WHERE p.relatienummer NOT IN (d.relatienummer, d.indiener)
    ON CONFLICT (sleutel) DO NOTHING`,
};

const keep: Statement = {
  name: 'keepPayout',
  text: `
    INSERT INTO insurer.tegoed (declaratie, debiteur, bedrag, datum)
    VALUES ($1, $2, $3, (insurer.insurer_instant($4) AT TIME ZONE 'Europe/Amsterdam')::date)`,
};

/** Payout of a claim and its recipient. Cents. */
interface Payout extends Omit<Account, 'isUnknown'> {
  readonly nummer: string;
  readonly bedrag: Cents;
}

/**
 * Pays a claim out, once, and sends a message to the account holder if they get none about the claim
 * itself. Without an account to pay to now the money is held. `now` is real time.
 */
export async function addPayout(
  { query }: JobTransaction,
  { nummer, relatienummer, iban, bedrag }: Payout,
  now: Temporal.Instant,
): Promise<void> {
  await (iban === null
    ? query(keep, [nummer, relatienummer, bedrag, now.toString()])
    : query(payOut, [nummer, relatienummer, iban, bedrag, now.toString()]));
}
