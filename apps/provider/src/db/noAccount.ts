/**
 * Whether no account is known of who took out the policy of a person, insured on a day; both as SQL.
 */
export function noAccountSql(relatienummer: string, day: string): string {
  return `EXISTS (SELECT FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
        JOIN insurer.relatie n ON n.relatienummer = p.verzekeringsnemer
        WHERE v.relatienummer = ${relatienummer} AND v.geldig_van <= ${day}
          AND (v.geldig_tot IS NULL OR v.geldig_tot > ${day}) AND n.iban IS NULL)`;
}
