import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from './taak.ts';

// The insurer's instant is real time plus the days of the clock table; never before the state that
// went ahead, also when somebody has put the clock back.
const insurerNu = `($2::timestamptz + make_interval(days => (SELECT dagen_vooruit FROM verzekeraar.klok)))`;

const neemOp: Opdracht = {
  name: 'neemOp',
  text: `
    UPDATE verzekeraar.declaratie
    SET status = 'IN_BEHANDELING', in_behandeling_op = greatest(ingediend_op, ${insurerNu})
    WHERE nummer = $1 AND status = 'INGEDIEND' AND teruggetrokken_op IS NULL
    RETURNING nummer`,
};

/** INGEDIEND → IN_BEHANDELING; false when the claim is not there to be taken up (any more). */
export async function markeerInBehandeling(
  { query }: TaakTransactie,
  nummer: string,
  nu: Temporal.Instant,
): Promise<boolean> {
  return (await query(neemOp, [nummer, nu.toString()])).length > 0;
}

const handelAf: Opdracht = {
  name: 'handelAf',
  text: `
    UPDATE verzekeraar.declaratie
    SET status = 'AFGEHANDELD', afgehandeld_op = greatest(in_behandeling_op, ${insurerNu})
    WHERE nummer = $1`,
};

/** IN_BEHANDELING → AFGEHANDELD; the lines are to be there already. */
export async function markeerAfgehandeld(
  { query }: TaakTransactie,
  nummer: string,
  nu: Temporal.Instant,
): Promise<void> {
  await query(handelAf, [nummer, nu.toString()]);
}

const leesVerloren: Opdracht = {
  name: 'leesVerloren',
  text: `
    SELECT d.nummer, d.status FROM verzekeraar.declaratie d
    WHERE d.status <> 'AFGEHANDELD' AND d.teruggetrokken_op IS NULL
      AND NOT EXISTS (SELECT FROM taken.job j WHERE j.singleton_key = d.nummer
        AND (j.state IN ('created', 'retry')
          OR (j.state = 'active' AND j.started_on > now() - make_interval(secs => $1))))
    ORDER BY d.ingediend_op LIMIT 500`,
};

/**
 * Claims that are under way while no job will take them further: their job died with its process
 * (an active job older than `levendSeconden`), or used up its attempts.
 */
export async function listVerloren(
  { query }: TaakTransactie,
  levendSeconden: number,
): Promise<readonly { nummer: string; status: 'INGEDIEND' | 'IN_BEHANDELING' }[]> {
  return query(leesVerloren, [levendSeconden]);
}

const wisVerlopen: Opdracht = {
  name: 'wisVerlopen',
  text: `
    DELETE FROM verzekeraar.bestand WHERE nummer IS NULL AND verloopt_op < now()
    RETURNING opslagsleutel`,
};

/** Forgets files that waited too long (real time) for their claim; returns the keys of what can be removed. */
export async function removeVerlopenBestanden({
  query,
}: TaakTransactie): Promise<readonly string[]> {
  const rijen = await query<{ opslagsleutel: string }>(wisVerlopen, []);
  return rijen.map(({ opslagsleutel }) => opslagsleutel);
}

const wisConcepten: Opdracht = {
  name: 'wisVerlopenConcepten',
  text: `DELETE FROM verzekeraar.declaratie_concept WHERE verloopt_op < now()`,
};

/** Forgets drafts of which nobody kept anything for 30 days (real time); their files end with them. */
export async function removeVerlopenConcepten({ query }: TaakTransactie): Promise<void> {
  await query(wisConcepten, []);
}

const leesBekend: Opdracht = {
  name: 'leesBekend',
  text: `SELECT opslagsleutel FROM verzekeraar.bestand WHERE opslagsleutel = ANY ($1)`,
};

/** Which of these keys belong to a file that we know. */
export async function listBekendeSleutels(
  { query }: TaakTransactie,
  sleutels: readonly string[],
): Promise<ReadonlySet<string>> {
  const rijen = await query<{ opslagsleutel: string }>(leesBekend, [sleutels]);
  return new Set(rijen.map(({ opslagsleutel }) => opslagsleutel));
}
