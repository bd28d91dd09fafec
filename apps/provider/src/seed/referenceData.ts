import { dekkingen } from '../assess/cover/dekkingen.ts';
import {
  assumedEigenRisico2027,
  eigenRisicoAmounts,
} from '../assess/eigenRisico/eigenRisicoAmounts.ts';
import type { FillDatabase } from '../db/migrate.ts';
import { premies } from '../facturen/issue/premies.ts';

const addDekkingen = `
  INSERT INTO insurer.dekking (merk, pakket, zorgsoort, prestatie, geldig_van, geldig_tot,
    leeftijd_van, leeftijd_tot, percentage, maximum_jaar, maximum_aantal, gedeeld_budget, gedeeld_maximum,
    bijdrage_percentage, bijdrage_vast, bijdrage_maximum_jaar, eigen_risico, voorwaarde, uitleg)
  SELECT "merk", "pakket", "zorgsoort", "prestatie", "validFrom", "validUntil", "ageFrom",
    "ageUntil", "percentage", "maximumYear", "maximumTreatments", shared->>'name', (shared->>'maximumYear')::int,
    "bijdragePercentage", "fixedBijdrage", "yearlyBijdrageMaximum", "eigenRisico", "voorwaarde", "uitleg"
  FROM json_to_recordset($1) AS item ("merk" text, "pakket" text, "zorgsoort" text,
    "prestatie" text, "validFrom" date, "validUntil" date, "ageFrom" int, "ageUntil" int,
    "percentage" int, "maximumYear" int, "maximumTreatments" int, shared json, "bijdragePercentage" int, "fixedBijdrage" int,
    "yearlyBijdrageMaximum" int, "eigenRisico" boolean, "voorwaarde" text, "uitleg" text)
  ON CONFLICT DO NOTHING`;

const addEigenRisico = `
  INSERT INTO insurer.eigen_risico_bedrag (merk, jaar, verplicht, vrijwillig_mogelijk,
    vanaf_verjaardag, maximum_per_behandeling)
  SELECT "merk", "jaar", "verplicht", "voluntaryPossible", "fromBirthday", "maximumPerTreatment"
  FROM json_to_recordset($1) AS item ("merk" text, "jaar" int, "verplicht" int,
    "voluntaryPossible" boolean, "fromBirthday" boolean, "maximumPerTreatment" int)
  ON CONFLICT DO NOTHING`;

const addPremies = `
  INSERT INTO insurer.premie (merk, pakket, jaar, bedrag)
  SELECT "merk", "pakket", "jaar", "bedrag"
  FROM json_to_recordset($1) AS item ("merk" text, "pakket" text, "jaar" int, "bedrag" int)
  ON CONFLICT DO NOTHING`;

interface ReferenceOptions {
  /** Adds the proposed own risk of 2027, as an assumption. */
  readonly assumeEigenRisico2027?: boolean | undefined;
}

/**
 * Inserts the insurer's dated reference data (cover, own risk per year, premiums) where it is
 * missing. Existing rows stay unchanged, because judgements refer to them.
 */
export function referenceData({
  assumeEigenRisico2027 = false,
}: ReferenceOptions = {}): FillDatabase {
  return async (client) => {
    await client.query(addDekkingen, [JSON.stringify(dekkingen)]);
    await client.query(addEigenRisico, [JSON.stringify(eigenRisicoAmounts)]);
    if (assumeEigenRisico2027) {
      await client.query(addEigenRisico, [JSON.stringify(assumedEigenRisico2027)]);
    }
    await client.query(addPremies, [JSON.stringify(premies)]);
  };
}
