import { payerSql } from '../facts/payer.queries.ts';

/** Whether no account is known to which is paid what is claimed of a person's care on a day; both as SQL. */
export function noAccountSql(relatienummer: string, day: string): string {
  return `EXISTS (SELECT FROM insurer.relatie n
        WHERE n.relatienummer = ${payerSql(relatienummer, day)} AND n.iban IS NULL)`;
}
