import { patienceOf, withConnection } from '@mijn/postgres/connections';

export type TestBetaalverzoek = {
  betaalkenmerk: string;
  factuur: string;
};

const insert = `
  WITH who AS (
    SELECT relatienummer, polisnummer, current_date AS dag
    FROM insurer.relatie JOIN insurer.polis ON verzekeringsnemer = relatienummer
    WHERE opgemaakte_naam = $1 LIMIT 1
  ), request AS (
    INSERT INTO insurer.betaalverzoek
      (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
    SELECT k, 'test/' || k, relatienummer, 'Factuur', dag, dag + 30
    FROM who, insurer.next_betalingskenmerk() k
    RETURNING kenmerk, debiteur, datum
  ), account AS (
    INSERT INTO insurer.factuur
      (kenmerk, sleutel, debiteur, polisnummer, soort, jaar, datum, bedrag, betaalverzoek)
    SELECT f, 'test/' || f, debiteur, polisnummer, 'Zorgpremie',
      extract(year FROM datum)::int, datum, $2, request.kenmerk
    FROM request, who, insurer.next_factuurkenmerk(extract(year FROM datum)::int) f
    RETURNING kenmerk, debiteur, betaalverzoek, bedrag
  ), line AS (
    INSERT INTO insurer.factuur_regel
      (kenmerk, volgnummer, debiteur, relatienummer, omschrijving, bedrag)
    SELECT kenmerk, 1, debiteur, debiteur, 'Premie', bedrag FROM account
  )
  SELECT betaalverzoek AS betaalkenmerk, kenmerk AS factuur FROM account`;

/**
 * Inserts an open premium of `cents` with its own payment request for a policyholder by name, so that
 * journeys in parallel do not pay the same request.
 */
export async function addTestBetaalverzoek(
  databaseUrl: string,
  name: string,
  cents: number,
): Promise<TestBetaalverzoek> {
  return withConnection(databaseUrl, patienceOf.job, async (client) => {
    const { rows } = await client.query<TestBetaalverzoek>(insert, [name, cents]);
    if (!rows[0]) throw new Error(`No policyholder is called ${name}`);
    return rows[0];
  });
}
