import type { ProefProvider } from '../testhulp/proefProvider.ts';

/** An invoice to put straight into the database. Cents, `yyyy-mm-dd`. */
export interface ProefFactuur {
  readonly kenmerk: string;
  readonly debiteur: string;
  readonly bedrag: number;
  readonly datum: string;
  readonly betaalverzoek?: string;
}

/** A payment request that is well formed, by its last digits. */
export function proefKenmerk(einde: number): string {
  return String(einde).padStart(16, '0');
}

/** Puts a payment request with its invoices straight into the database, without the day engine. */
export async function voegVerzoekToe(
  { sql }: Pick<ProefProvider, 'sql'>,
  kenmerk: string,
  facturen: readonly ProefFactuur[],
): Promise<void> {
  const debiteur = facturen[0]?.debiteur ?? '';
  await sql(`INSERT INTO verzekeraar.betaalverzoek
    (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
    VALUES ('${kenmerk}', '${kenmerk}', '${debiteur}', 'Factuur', '2026-11-01', '2026-12-01')`);
  for (const { kenmerk: factuur, debiteur: wie, bedrag, datum } of facturen) {
    await sql(`INSERT INTO verzekeraar.factuur
        (kenmerk, sleutel, debiteur, polisnummer, soort, jaar, datum, bedrag, betaalverzoek)
      VALUES ('${factuur}', '${factuur}', '${wie}', 'P${wie}', 'Zorgpremie', 2026, '${datum}',
        ${bedrag}, '${kenmerk}')`);
    await sql(`INSERT INTO verzekeraar.factuur_regel
        (kenmerk, volgnummer, debiteur, relatienummer, omschrijving, bedrag)
      VALUES ('${factuur}', 1, '${wie}', '${wie}', 'Premie', ${bedrag})`);
  }
}
