import type { Opdracht } from '../db/database.ts';
import type { TaakTransactie } from '../declaraties/taken/taak.ts';

// The time of the database's machine: what the insurer's own functions go by as well.
const leesDag: Opdracht = {
  name: 'leesVerzekeraarsdag',
  text: `
    SELECT to_char(($1::timestamptz + make_interval(days => dagen_vooruit))
      AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD') AS dag FROM verzekeraar.klok`,
};

/** The insurer's day at an instant of real time. */
export async function getDag(
  { query }: TaakTransactie,
  nu: Temporal.Instant,
): Promise<Temporal.PlainDate> {
  const [rij] = await query<{ dag: string }>(leesDag, [nu.toString()]);
  if (!rij) throw new Error('The clock of the insurer is gone');
  return Temporal.PlainDate.from(rij.dag);
}

const zetDag: Opdracht = {
  name: 'zetVerzekeraarsdag',
  text: `
    UPDATE verzekeraar.klok SET dagen_vooruit =
      greatest(dagen_vooruit, $1::date - ($2::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date)`,
};

/** Moves the insurer's clock so that it is this day; never back. */
export async function setDag(
  { query }: TaakTransactie,
  dag: Temporal.PlainDate,
  nu: Temporal.Instant,
): Promise<void> {
  await query(zetDag, [dag.toString(), nu.toString()]);
}
