import type { Merk } from '@mijn/domain/merken';
import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import type { Afwijking, BetaalStaat, Bron, DienstBetaling } from '../betalingen.rules.ts';

/** A payment attempt, as the jobs see it. Cents; instants are real time. */
export interface Poging {
  readonly betalingId: string;
  readonly betaalverzoek: string;
  readonly merk: Merk;
  readonly bedrag: number;
  readonly valuta: string;
  readonly staat: BetaalStaat;
  readonly dienstId: string | null;
  readonly redirect: string | null;
  readonly aangemaaktOp: Temporal.Instant;
  readonly bijgewerktOp: Temporal.Instant;
  readonly verlooptOp: Temporal.Instant | null;
}

const kolommen = `betaling_id AS "betalingId", betaalverzoek, merk, bedrag, valuta, status AS staat,
  dienst_id AS "dienstId", redirect, aangemaakt_op AS "aangemaaktOp",
  bijgewerkt_op AS "bijgewerktOp", verloopt_op AS "verlooptOp"`;

const leesPoging: Opdracht = {
  name: 'leesPoging',
  text: `SELECT ${kolommen} FROM verzekeraar.betaling WHERE betaling_id = $1`,
};

/** An attempt as it is stored now. @throws Error when there is none of that id. */
export async function getPoging({ query }: TaakTransactie, betalingId: string): Promise<Poging> {
  const [poging] = await query<Poging>(leesPoging, [betalingId]);
  if (!poging) throw new Error('No such payment attempt');
  return poging;
}

const vergrendelVerzoek: Opdracht = {
  name: 'vergrendelVerzoekVanPoging',
  text: `
    SELECT pg_advisory_xact_lock(hashtextextended('betaling/' || betaalverzoek, 0))
    FROM verzekeraar.betaling WHERE betaling_id = $1`,
};

const vergrendel: Opdracht = {
  name: 'vergrendelPoging',
  text: `SELECT ${kolommen} FROM verzekeraar.betaling WHERE betaling_id = $1 FOR UPDATE`,
};

/**
 * Locks an attempt and its payment request until the end of the transaction: nobody starts a new
 * attempt on an open amount that is just being paid.
 * @throws Error when there is none of that id.
 */
export async function vergrendelPoging(
  { query }: TaakTransactie,
  betalingId: string,
): Promise<Poging> {
  await query(vergrendelVerzoek, [betalingId]);
  const [poging] = await query<Poging>(vergrendel, [betalingId]);
  if (!poging) throw new Error('No such payment attempt');
  return poging;
}

const vind: Opdracht = {
  name: 'vindPoging',
  text: `
    SELECT betaling_id AS "betalingId" FROM verzekeraar.betaling
    WHERE dienst_id = $1 OR betaling_id = $2::uuid
    ORDER BY dienst_id IS NOT DISTINCT FROM $1 DESC LIMIT 1`,
};

/**
 * The attempt that a payment belongs to: by the payment provider's id, else (its answer was lost, or
 * the webhook came first) by our reference in it. Undefined when it is not one of ours.
 */
export async function findPoging(
  { query }: TaakTransactie,
  { dienstId, betalingId }: Pick<DienstBetaling, 'dienstId' | 'betalingId'>,
): Promise<string | undefined> {
  const [rij] = await query<{ betalingId: string }>(vind, [dienstId, betalingId ?? null]);
  return rij?.betalingId;
}

/** What an attempt becomes. Cents. */
export interface NieuweStand {
  readonly staat: BetaalStaat;
  readonly bron: Bron;
  readonly dienstId: string | null;
  readonly redirect: string | undefined;
  readonly verlooptOp: Temporal.Instant | undefined;
  /** What was paid, once it is booked. */
  readonly boeking?: { readonly geboekt: number; readonly teVeel: number } | undefined;
}

const zet: Opdracht = {
  name: 'zetStand',
  text: `
    UPDATE verzekeraar.betaling SET status = $2, bron = $3, dienst_id = coalesce(dienst_id, $4),
      redirect = coalesce(redirect, $5), verloopt_op = coalesce($6::timestamptz, verloopt_op),
      geboekt = $7, te_veel = $8,
      volgende_blik = CASE WHEN $2 = 'betaald' THEN NULL ELSE volgende_blik END
    WHERE betaling_id = $1 RETURNING ${kolommen}`,
};

/** Writes the new state of an attempt; the database adds the step to the log. */
export async function setStand(
  { query }: TaakTransactie,
  betalingId: string,
  { staat, bron, dienstId, redirect, verlooptOp, boeking }: NieuweStand,
): Promise<Poging> {
  const [poging] = await query<Poging>(zet, [
    betalingId,
    staat,
    bron,
    dienstId,
    redirect ?? null,
    verlooptOp?.toString() ?? null,
    boeking?.geboekt ?? null,
    boeking?.teVeel ?? null,
  ]);
  if (!poging) throw new Error('No such payment attempt');
  return poging;
}

const wek: Opdracht = {
  name: 'wekAnderePogingen',
  text: `
    UPDATE verzekeraar.betaling
    SET volgende_blik = clock_timestamp(), blikken = greatest(blikken, 1)
    WHERE betaalverzoek = $1 AND status IN ('aangemaakt', 'open', 'inBehandeling')`,
};

/** Has reconciliation look at once at what else is under way for a payment request. */
export async function wekAndere({ query }: TaakTransactie, betaalverzoek: string): Promise<void> {
  await query(wek, [betaalverzoek]);
}

const merkAfwijking: Opdracht = {
  name: 'merkAfwijking',
  text: `UPDATE verzekeraar.betaling SET afwijking = $2 WHERE betaling_id = $1`,
};

/** Marks an attempt for a person to look at; its state stays. */
export async function setAfwijking(
  { query }: TaakTransactie,
  betalingId: string,
  afwijking: Afwijking,
): Promise<void> {
  await query(merkAfwijking, [betalingId, afwijking]);
}

const claim: Opdracht = {
  name: 'claimBlik',
  text: `
    UPDATE verzekeraar.betaling SET bekeken_op = clock_timestamp()
    WHERE betaling_id = $1
      AND (bekeken_op IS NULL OR bekeken_op <= clock_timestamp() - make_interval(secs => $2))
    RETURNING betaling_id`,
};

/** Whether we are the ones to look at the payment provider now: at most once in so many seconds, whoever asks. */
export async function claimBlik(
  { query }: TaakTransactie,
  betalingId: string,
  seconden: number,
): Promise<boolean> {
  return (await query(claim, [betalingId, seconden])).length > 0;
}

const leesDag: Opdracht = {
  name: 'leesVerzekeraarsdag',
  text: `SELECT verzekeraar.vandaag() AS dag`,
};

/** The insurer's day. */
export async function getDag({ query }: TaakTransactie): Promise<Temporal.PlainDate> {
  const [rij] = await query<{ dag: Temporal.PlainDate }>(leesDag, []);
  if (!rij) throw new Error('No day');
  return rij.dag;
}
