import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import { type BetaalStaat, volgendePauze } from '../betalingen.rules.ts';

// One that was written a moment ago is still being begun by who asked for it.
const leesRijp: Opdracht = {
  name: 'leesRijp',
  text: `
    SELECT betaling_id AS "betalingId", status AS staat, blikken FROM verzekeraar.betaling
    WHERE volgende_blik <= clock_timestamp() AND (blikken > 0
      OR aangemaakt_op <= clock_timestamp() - make_interval(secs => $2::double precision / 1000))
    ORDER BY volgende_blik LIMIT $1 FOR UPDATE SKIP LOCKED`,
};

const planBlik: Opdracht = {
  name: 'planBlik',
  text: `
    UPDATE verzekeraar.betaling SET blikken = blikken + 1,
      volgende_blik = clock_timestamp() + make_interval(secs => $2::double precision / 1000)
    WHERE betaling_id = $1`,
};

/**
 * Takes the attempts whose turn it is, and plans their next look before anything is asked: another
 * process does not take them too, and one that dies leaves them to the next round.
 * @param pauzes milliseconds, by how often was looked.
 */
export async function takeRijpe(
  { query }: TaakTransactie,
  aantal: number,
  pauzes: readonly number[],
): Promise<readonly string[]> {
  const rijen = await query<{ betalingId: string; staat: BetaalStaat; blikken: number }>(leesRijp, [
    aantal,
    pauzes[0] ?? 0,
  ]);
  for (const { betalingId, staat, blikken } of rijen) {
    await query(planBlik, [betalingId, volgendePauze(staat, blikken, pauzes) ?? null]);
  }
  return rijen.map(({ betalingId }) => betalingId);
}
