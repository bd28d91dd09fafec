import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';
import type { Intrekbaar } from './intrekken.rules.ts';

// Locked until the end: the job that takes the claim up comes before, or finds it withdrawn.
const vergrendelEigen: Opdracht = {
  name: 'vergrendelEigen',
  text: `
    SELECT relatienummer, indiener, status, teruggetrokken_op IS NOT NULL AS ingetrokken
    FROM verzekeraar.declaratie WHERE nummer = $2 AND indiener = $1 FOR UPDATE`,
};

/** A claim that the caller sent in, locked; undefined when there is none of that number. */
export async function getEigenVergrendeld(
  access: Access,
  { query }: Transactie,
  nummer: string,
): Promise<(Intrekbaar & { readonly relatienummer: string }) | undefined> {
  const [rij] = await query<Intrekbaar & { relatienummer: string }>(vergrendelEigen, [
    access.kijker,
    nummer,
  ]);
  return rij;
}

const trekIn: Opdracht = {
  name: 'trekIn',
  text: `
    UPDATE verzekeraar.declaratie SET teruggetrokken_op = $3
    WHERE nummer = $2 AND indiener = $1 AND status = 'INGEDIEND' AND teruggetrokken_op IS NULL`,
};

/** Withdraws a claim that the caller sent in, at the insurer's instant, and logs it. */
export async function markeerIngetrokken(
  access: Access,
  { query, noteer }: Transactie,
  nummer: string,
  relatienummer: string,
): Promise<void> {
  await query(trekIn, [access.kijker, nummer, access.nu.toString()]);
  noteer('trekDeclaratieIn', [relatienummer], nummer);
}
