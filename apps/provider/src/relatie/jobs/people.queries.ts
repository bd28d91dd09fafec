import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

/** A person as named on a care provider's bill. */
export interface PersonOnBill {
  readonly relatienummer: string;
  readonly voorletters: string;
  readonly roepnaam: string;
  /** Includes the prefix, such as "de". */
  readonly achternaam: string;
  /** `yyyy-mm-dd`. */
  readonly geboortedatum: string;
}

const selectPersonOnBill: Statement = {
  name: 'selectPersonOnBill',
  text: `
    SELECT relatienummer, voorletters, roepnaam, geboortedatum::text AS geboortedatum,
      concat_ws(' ', tussenvoegsel, achternaam) AS achternaam
    FROM insurer.relatie WHERE relatienummer = $1`,
};

/** Returns a person as named on a bill; undefined for an unknown number. */
export async function findPersonOnBill(
  { query }: JobTransaction,
  relatienummer: string,
): Promise<PersonOnBill | undefined> {
  const [row] = await query<PersonOnBill>(selectPersonOnBill, [relatienummer]);
  return row;
}
