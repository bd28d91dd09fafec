import type pg from 'pg';
import type { Dekking } from '../declaraties/beoordelen/vormen.ts';
import type { Zaaigoed } from './zaaigoed.ts';
import type { BeoordeeldeDeclaratie } from './beoordeelZaaigoed.ts';

/** Reads every cover rule with its number, days as `yyyy-mm-dd`. */
export async function listDekkingen(client: pg.ClientBase): Promise<Dekking[]> {
  const { rows } = await client.query<Dekking>(`
    SELECT dekking_id AS "dekkingId", merk, pakket, zorgsoort, prestatie,
      to_char(geldig_van, 'YYYY-MM-DD') AS "geldigVan",
      to_char(geldig_tot, 'YYYY-MM-DD') AS "geldigTot",
      leeftijd_van AS "leeftijdVan", leeftijd_tot AS "leeftijdTot", percentage,
      maximum_jaar AS "maximumJaar", bijdrage_percentage AS "bijdragePercentage",
      bijdrage_vast AS "bijdrageVast", bijdrage_maximum_jaar AS "bijdrageMaximumJaar",
      eigen_risico AS "eigenRisico", uitleg
    FROM verzekeraar.dekking ORDER BY dekking_id`);
  return rows;
}

/**
 * Adds rows to a table; the columns are the keys of the first row. All of them go in one statement.
 * @param tabel a table of ours, never a word from outside.
 */
async function voegToe(
  client: pg.ClientBase,
  tabel: string,
  rijen: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [eerste] = rijen;
  if (!eerste) return;
  const kolommen = Object.keys(eerste).join(', ');
  await client.query(
    `INSERT INTO verzekeraar.${tabel} (${kolommen})
     SELECT ${kolommen} FROM json_populate_recordset(NULL::verzekeraar.${tabel}, $1)`,
    [JSON.stringify(rijen)],
  );
}

/** Adds relations and policies, with how they pay. */
export async function voegRelatiesToe(
  client: pg.ClientBase,
  { relaties, polissen }: Zaaigoed,
): Promise<void> {
  await voegToe(client, 'relatie', relaties.map(relatieRij));
  const polisRijen = polissen.map((polis) => ({
    polisnummer: polis.polisnummer,
    merk: polis.merk,
    verzekeringsnemer: polis.verzekeringsnemer,
    zorggemak: polis.zorggemak,
    collectief: polis.collectief,
    geldig_van: polis.geldigVan,
    geldig_tot: polis.geldigTot,
    betaalwijze: polis.betaalwijze,
    incassodag: polis.incassodag,
    betaalgemak: polis.betaalgemak,
  }));
  const verzekeringRijen = polissen.flatMap(({ polisnummer, verzekerden }) =>
    verzekerden.map((verzekerde) => ({
      polisnummer,
      relatienummer: verzekerde.relatienummer,
      geldig_van: verzekerde.geldigVan,
      geldig_tot: verzekerde.geldigTot,
      aanvullend: verzekerde.aanvullend,
      vrijwillig_eigen_risico: verzekerde.vrijwilligEigenRisico,
    })),
  );
  const gespreidRijen = polissen.flatMap(({ polisnummer, verzekerden }) =>
    verzekerden.flatMap(({ relatienummer, gespreid }) =>
      gespreid.map((jaar) => ({ polisnummer, relatienummer, jaar })),
    ),
  );
  await voegToe(client, 'polis', polisRijen);
  await voegToe(client, 'verzekering', verzekeringRijen);
  await voegToe(client, 'gespreid', gespreidRijen);
}

function relatieRij(relatie: Zaaigoed['relaties'][number]): Record<string, unknown> {
  const { vestigingsAdres: woon, postAdres: post } = relatie;
  return {
    relatienummer: relatie.relatienummer,
    bsn: relatie.bsn,
    achternaam: relatie.achternaam,
    tussenvoegsel: relatie.tussenvoegsel,
    voorletters: relatie.voorletters,
    roepnaam: relatie.roepnaam,
    opgemaakte_naam: relatie.opgemaakteNaam,
    geboortedatum: relatie.geboorteDatum,
    email: relatie.email,
    telefoonnummer: relatie.telefoonNummer,
    vestiging_straat: woon.straat,
    vestiging_huisnummer: woon.huisnummer,
    vestiging_toevoeging: woon.toevoeging,
    vestiging_postcode: woon.postcode,
    vestiging_woonplaats: woon.woonplaats,
    post_straat: post?.straat ?? null,
    post_huisnummer: post?.huisnummer ?? null,
    post_toevoeging: post?.toevoeging ?? null,
    post_postcode: post?.postcode ?? null,
    post_woonplaats: post?.woonplaats ?? null,
    post_soort: post ? 'Relatiepostadres' : null,
    correspondentie: relatie.correspondentie,
    polisblad: relatie.polisblad,
    nieuwsbrief: relatie.nieuwsbrief,
    toestemming_zorgkosten: relatie.toestemming,
    contact_gecontroleerd_op: relatie.gecontroleerdOp,
    iban: relatie.iban,
    versie: 1,
    storing: relatie.storing,
  };
}

/** Adds claims with their lines, remarks, steps, payouts, and who has seen them. */
export async function voegDeclaratiesToe(
  client: pg.ClientBase,
  beoordeeld: readonly BeoordeeldeDeclaratie[],
): Promise<void> {
  await voegToe(client, 'declaratie', beoordeeld.map(declaratieRij));
  const regels = beoordeeld.flatMap(regelRijen);
  if (regels.length > 0) await client.query(voegRegelsToe, [JSON.stringify(regels)]);
  await client.query(voegUitbetalingenToe);
  const gezien = beoordeeld.flatMap(({ declaratie: { nummer, afgehandeldOp, gezienDoor } }) =>
    gezienDoor.map((kijker) => ({ kijker, nummer, gezien_op: afgehandeldOp })),
  );
  await voegToe(
    client,
    'declaratie_gezien',
    gezien.filter(({ gezien_op: op }) => op !== null),
  );
}

function declaratieRij({ declaratie, regels }: BeoordeeldeDeclaratie): Record<string, unknown> {
  return {
    nummer: declaratie.nummer,
    relatienummer: declaratie.relatienummer,
    indiener: declaratie.indiener,
    status: declaratie.status,
    ingediend_op: declaratie.ingediendOp,
    in_behandeling_op: declaratie.inBehandelingOp,
    afgehandeld_op: declaratie.afgehandeldOp,
    later_in_behandeling: declaratie.laterInBehandeling,
    niet_voor: declaratie.nietVoor,
    zorgsoort: declaratie.zorgsoort,
    omschrijving: declaratie.omschrijving,
    behandeldatum: declaratie.behandelDatum,
    bedrag: declaratie.bedrag,
    zorgverlener: declaratie.zorgverlener,
    notanummer: declaratie.notaNummer,
    buitenland: declaratie.buitenland,
    soort_indiener: declaratie.soortIndiener,
    opmerking: '',
    uitgekeerd:
      declaratie.status === 'AFGEHANDELD'
        ? regels.reduce((som, { bedragen }) => som + bedragen.uitgekeerd, 0)
        : null,
  };
}

function regelRijen({ declaratie, regels }: BeoordeeldeDeclaratie): object[] {
  return regels.map(({ bedragen, jaar, dekking, meldingen, stappen }, i) => ({
    nummer: declaratie.nummer,
    volgnummer: i + 1,
    prestatie: dekking?.prestatie ?? declaratie.zorgsoort,
    boekjaar: jaar,
    dekkingId: dekking?.dekkingId ?? null,
    gedeclareerd: bedragen.gedeclareerd,
    nietVergoed: bedragen.nietVergoed,
    wettelijkeBijdrage: bedragen.wettelijkeBijdrage,
    eigenRisico: bedragen.eigenRisicoVerplicht + bedragen.eigenRisicoVrijwillig,
    uitgekeerd: bedragen.uitgekeerd,
    meldingen,
    stappen,
  }));
}

// What a line has in common with its claim comes from the claim.
const voegRegelsToe = `
  WITH uitkomst AS (
    SELECT * FROM json_to_recordset($1) AS u ("nummer" text, "volgnummer" int, "prestatie" text,
      "boekjaar" int, "dekkingId" int, "gedeclareerd" int, "nietVergoed" int,
      "wettelijkeBijdrage" int, "eigenRisico" int, "uitgekeerd" int, "meldingen" json,
      "stappen" json)
  ), regel AS (
    INSERT INTO verzekeraar.declaratie_regel (nummer, volgnummer, relatienummer, indiener,
      zorgsoort, prestatie, aantal, behandeldatum, boekjaar, notanummer, locatie_naam, dekking_id,
      gedeclareerd, niet_vergoed, wettelijke_bijdrage, eigen_risico, uitgekeerd)
    SELECT d.nummer, u."volgnummer", d.relatienummer, d.indiener, d.zorgsoort, u."prestatie", 1,
      d.behandeldatum, u."boekjaar", d.notanummer, d.zorgverlener, u."dekkingId",
      u."gedeclareerd", u."nietVergoed", u."wettelijkeBijdrage", u."eigenRisico", u."uitgekeerd"
    FROM uitkomst u JOIN verzekeraar.declaratie d USING (nummer)
    ORDER BY d.afgehandeld_op, d.nummer
    RETURNING regel_id, nummer, volgnummer
  ), melding AS (
    INSERT INTO verzekeraar.declaratie_melding (regel_id, volgnummer, code, omschrijving)
    SELECT r.regel_id, m.nr, m.waarde->>'code', m.waarde->>'omschrijving'
    FROM regel r JOIN uitkomst u USING (nummer, volgnummer),
      json_array_elements(u."meldingen") WITH ORDINALITY m (waarde, nr)
  )
  INSERT INTO verzekeraar.declaratie_stap (regel_id, volgnummer, stap, bedrag, uitleg)
  SELECT r.regel_id, s.nr, s.waarde->>'stap', (s.waarde->>'bedrag')::int, s.waarde->>'uitleg'
  FROM regel r JOIN uitkomst u USING (nummer, volgnummer),
    json_array_elements(u."stappen") WITH ORDINALITY s (waarde, nr)`;

// To the account of the verzekeringsnemer of the policy that held on the day of settlement.
const voegUitbetalingenToe = `
  INSERT INTO verzekeraar.uitbetaling (nummer, relatienummer, iban, bedrag, datum)
  SELECT d.nummer, n.relatienummer, n.iban, d.uitgekeerd, dag.datum
  FROM verzekeraar.declaratie d
  CROSS JOIN LATERAL (
    SELECT (d.afgehandeld_op AT TIME ZONE 'Europe/Amsterdam')::date AS datum) dag
  JOIN verzekeraar.verzekering v ON v.relatienummer = d.relatienummer
    AND v.geldig_van <= dag.datum AND (v.geldig_tot IS NULL OR v.geldig_tot > dag.datum)
  JOIN verzekeraar.polis p USING (polisnummer)
  JOIN verzekeraar.relatie n ON n.relatienummer = p.verzekeringsnemer
  WHERE d.uitgekeerd > 0 AND n.iban IS NOT NULL AND d.soort_indiener = 'Verzekerde'`;
