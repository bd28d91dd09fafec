import type pg from 'pg';
import { dekkingen } from '../declaraties/beoordelen/dekkingen.ts';
import { eigenRisicoBedragen } from '../declaraties/beoordelen/eigenRisicoBedragen.ts';
import { premies } from '../facturen/opmaken/premies.ts';

const voegDekkingenToe = `
  INSERT INTO verzekeraar.dekking (merk, pakket, zorgsoort, prestatie, geldig_van, geldig_tot,
    leeftijd_van, leeftijd_tot, percentage, maximum_jaar, bijdrage_percentage, bijdrage_vast,
    bijdrage_maximum_jaar, eigen_risico, uitleg)
  SELECT "merk", "pakket", "zorgsoort", "prestatie", "geldigVan", "geldigTot", "leeftijdVan",
    "leeftijdTot", "percentage", "maximumJaar", "bijdragePercentage", "bijdrageVast",
    "bijdrageMaximumJaar", "eigenRisico", "uitleg"
  FROM json_to_recordset($1) AS rij ("merk" text, "pakket" text, "zorgsoort" text,
    "prestatie" text, "geldigVan" date, "geldigTot" date, "leeftijdVan" int, "leeftijdTot" int,
    "percentage" int, "maximumJaar" int, "bijdragePercentage" int, "bijdrageVast" int,
    "bijdrageMaximumJaar" int, "eigenRisico" boolean, "uitleg" text)
  ON CONFLICT DO NOTHING`;

const voegEigenRisicoToe = `
  INSERT INTO verzekeraar.eigen_risico_bedrag (merk, jaar, verplicht, vrijwillig_mogelijk,
    maximum_per_behandeling)
  SELECT "merk", "jaar", "verplicht", "vrijwilligMogelijk", "maximumPerBehandeling"
  FROM json_to_recordset($1) AS rij ("merk" text, "jaar" int, "verplicht" int,
    "vrijwilligMogelijk" boolean, "maximumPerBehandeling" int)
  ON CONFLICT DO NOTHING`;

const voegPremiesToe = `
  INSERT INTO verzekeraar.premie (merk, pakket, jaar, bedrag)
  SELECT "merk", "pakket", "jaar", "bedrag"
  FROM json_to_recordset($1) AS rij ("merk" text, "pakket" text, "jaar" int, "bedrag" int)
  ON CONFLICT DO NOTHING`;

/**
 * Adds the insurer's dated reference data (cover, own risk per year, premiums) that the database does not have
 * yet. What stands there already is left as it is: judgements refer to it.
 */
export async function vulReferentie(client: pg.ClientBase): Promise<void> {
  await client.query(voegDekkingenToe, [JSON.stringify(dekkingen)]);
  await client.query(voegEigenRisicoToe, [JSON.stringify(eigenRisicoBedragen)]);
  await client.query(voegPremiesToe, [JSON.stringify(premies)]);
}
