import { payerSql } from '../facts/people.queries.ts';

/** SQL condition: there is no known account for payouts of a person's care on a day; both arguments are SQL. */
export function noAccountSql(relatienummer: string, day: string): string {
  return `EXISTS (SELECT FROM insurer.relatie n
        WHERE n.relatienummer = ${payerSql(relatienummer, day)} AND n.iban IS NULL)`;
}
