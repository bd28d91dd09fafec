import type { Cents } from '@mijn/domain/money';
import type { TestProvider } from '../testing/trialProvider.testing.ts';

/** An invoice for direct insertion. Cents, `yyyy-mm-dd`. */
export interface SampleFactuur {
  readonly kenmerk: string;
  readonly debiteur: string;
  readonly bedrag: Cents;
  readonly datum: string;
  readonly betaalverzoek?: string;
}

/** Returns a well-formed payment reference with these last digits. */
export function sampleKenmerk(end: number): string {
  return String(end).padStart(16, '0');
}

/** Inserts a payment request with its invoices, without the daily jobs. */
export async function addBetaalverzoek(
  { sql }: Pick<TestProvider, 'sql'>,
  kenmerk: string,
  facturen: readonly SampleFactuur[],
): Promise<void> {
  const debiteur = facturen[0]?.debiteur ?? '';
  await sql(`INSERT INTO insurer.betaalverzoek
    (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
    VALUES ('${kenmerk}', '${kenmerk}', '${debiteur}', 'Factuur', '2026-11-01', '2026-12-01')`);
  for (const { kenmerk: factuur, debiteur: who, bedrag, datum } of facturen) {
    await sql(`INSERT INTO insurer.factuur
        (kenmerk, sleutel, debiteur, polisnummer, soort, jaar, datum, bedrag, betaalverzoek)
      VALUES ('${factuur}', '${factuur}', '${who}', 'P${who}', 'Zorgpremie', 2026, '${datum}',
        ${bedrag}, '${kenmerk}')`);
    await sql(`INSERT INTO insurer.factuur_regel
        (kenmerk, volgnummer, debiteur, relatienummer, omschrijving, bedrag)
      VALUES ('${factuur}', 1, '${who}', '${who}', 'Premie', ${bedrag})`);
  }
}
