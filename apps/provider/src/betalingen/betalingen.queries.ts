import type { BetaalStaat } from './betalingen.rules.ts';
import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';

const vergrendel: Opdracht = {
  name: 'vergrendelVerzoek',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('betaling/' || $1, 0))`,
};

/**
 * Makes everybody who asks to pay this request, and every booking of a payment on it, wait for each
 * other until the transaction ends.
 */
export async function vergrendelVerzoek(
  _access: Access,
  { query }: Transactie,
  kenmerk: string,
): Promise<void> {
  await query(vergrendel, [kenmerk]);
}

const leesLopende: Opdracht = {
  name: 'leesLopendeBetaling',
  text: `
    SELECT betaling_id AS "betalingId" FROM verzekeraar.betaling
    WHERE betaalverzoek = $1 AND debiteur = ANY ($2)
      AND status IN ('aangemaakt', 'open', 'inBehandeling')`,
};

/** The attempt that is under way for a payment request of the caller; undefined when there is none. */
export async function getLopende(
  access: Access,
  { query }: Transactie,
  kenmerk: string,
): Promise<string | undefined> {
  const [rij] = await query<{ betalingId: string }>(leesLopende, [kenmerk, access.debiteuren]);
  return rij?.betalingId;
}

const voegToe: Opdracht = {
  name: 'voegBetalingToe',
  text: `
    INSERT INTO verzekeraar.betaling (betaalverzoek, debiteur, merk, bedrag)
    VALUES ($1, $2, $3, $4) RETURNING betaling_id AS "betalingId"`,
};

/** Writes down an attempt to pay so much (cents), before the payment provider is asked. */
export async function addBetaling(
  access: Access,
  { query }: Transactie,
  kenmerk: string,
  bedrag: number,
): Promise<string> {
  const waarden = [kenmerk, access.kijker, access.merk ?? 'ZZ', bedrag];
  const [rij] = await query<{ betalingId: string }>(voegToe, waarden);
  if (!rij) throw new Error('The attempt was not written');
  return rij.betalingId;
}

/** A payment attempt as the person sees it. Cents. */
export interface BetalingRij {
  readonly betalingId: string;
  readonly staat: BetaalStaat;
  readonly bedrag: number;
  readonly betaalverzoek: string;
  readonly bijgewerktOp: Temporal.Instant;
}

const kolommen = `betaling_id AS "betalingId", status AS staat, bedrag, betaalverzoek,
  bijgewerkt_op AS "bijgewerktOp"`;

const leesBetaling: Opdracht = {
  name: 'leesBetaling',
  text: `
    SELECT ${kolommen} FROM verzekeraar.betaling WHERE betaling_id = $1 AND debiteur = ANY ($2)`,
};

const leesLaatste: Opdracht = {
  name: 'leesLaatsteBetaling',
  text: `
    SELECT ${kolommen} FROM verzekeraar.betaling
    WHERE debiteur = ANY ($1) AND aangemaakt_op > clock_timestamp() - interval '24 hours'
    ORDER BY aangemaakt_op DESC LIMIT 1`,
};

/**
 * The caller's own attempt of this id (a UUID), or without one the last of 24 hours; logged.
 * Undefined when there is none.
 */
export async function getBetaling(
  access: Access,
  { query, noteer }: Transactie,
  betalingId: string | undefined,
): Promise<BetalingRij | undefined> {
  const [rij] =
    betalingId === undefined
      ? await query<BetalingRij>(leesLaatste, [access.debiteuren])
      : await query<BetalingRij>(leesBetaling, [betalingId, access.debiteuren]);
  if (rij) noteer('getBetaling', [access.kijker], rij.betaalverzoek);
  return rij;
}
