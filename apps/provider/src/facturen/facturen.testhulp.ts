import type { BetaalverzoekTitel, FactuurSoort } from '@mijn/domain/factuursoorten';
import pg from 'pg';
import type { ProefProvider } from '../testhulp/proefProvider.ts';

type Rij = Readonly<Record<string, unknown>>;

/** A line of an invoice; by default about the person who owes it. Cents, days. */
export interface ProefRegel {
  readonly bedrag: number;
  readonly relatienummer?: string;
  readonly omschrijving?: string;
  readonly periode_van?: string;
  readonly periode_tot?: string;
  readonly datum?: string;
  readonly bedrag_eigen_risico?: number;
  readonly bedrag_eigen_bijdrage?: number;
  readonly zorgverlener?: string;
  readonly declaratie_nummer?: string;
  readonly declaratie_volgnummer?: number;
}

/** An invoice with what was booked on it. */
export interface ProefFactuur {
  readonly kenmerk: string;
  readonly soort: FactuurSoort;
  readonly datum: string;
  readonly jaar?: number;
  readonly regels: readonly ProefRegel[];
  readonly betaalverzoek?: string;
  readonly regeling?: string;
  readonly eindafrekening?: string;
  readonly boekingen?: readonly { readonly soort: string; readonly bedrag: number }[];
  readonly incassos?: readonly {
    readonly poging: 1 | 2;
    readonly status: 'gepland' | 'afgeschreven' | 'mislukt' | 'vervallen';
    readonly datum: string;
  }[];
}

/** What one person owes, to write straight into the ledger's tables. */
export interface ProefLedger {
  readonly debiteur: string;
  readonly facturen: readonly ProefFactuur[];
  readonly betaalverzoeken?: readonly {
    readonly kenmerk: string;
    readonly titel: BetaalverzoekTitel;
    readonly datum: string;
    readonly uiterste: string;
  }[];
  readonly regelingen?: readonly {
    readonly regeling_id: string;
    readonly soort: 'betaalgemak' | 'betalingsregeling' | 'schuldregeling';
    readonly status: 'lopend' | 'beeindigd' | 'voltooid';
  }[];
}

/** Writes what somebody owes into the ledger's tables, without the day engine. */
export async function schrijfLedger(
  { sql }: Pick<ProefProvider, 'sql'>,
  ledger: ProefLedger,
): Promise<void> {
  const opdrachten = tabellen(ledger).flatMap(([tabel, rijen]) => invoegen(tabel, rijen));
  await sql(['BEGIN', ...opdrachten, 'COMMIT'].join(';\n'));
}

function tabellen(ledger: ProefLedger): [tabel: string, rijen: Rij[]][] {
  const { debiteur, facturen, betaalverzoeken = [], regelingen = [] } = ledger;
  return [
    ['betaalverzoek', betaalverzoeken.map((verzoek) => verzoekRij(verzoek, debiteur))],
    ['regeling', regelingen.map((regeling) => regelingRij(regeling, debiteur))],
    ['factuur', facturen.map((factuur) => factuurRij(factuur, debiteur))],
    ['factuur_regel', facturen.flatMap((factuur) => regelRijen(factuur, debiteur))],
    ['factuur_zorg', facturen.flatMap((factuur) => zorgRijen(factuur, debiteur))],
    ['boeking', facturen.flatMap((factuur) => boekingRijen(factuur, debiteur))],
    ['incasso', facturen.flatMap((factuur) => incassoRijen(factuur, debiteur))],
  ];
}

// In one statement: the lines of an invoice have to add up at the end of it. Rows differ in what they have.
function invoegen(tabel: string, rijen: readonly Rij[]): string[] {
  if (rijen.length === 0) return [];
  const kolommen = [...new Set(rijen.flatMap((rij) => Object.keys(rij)))].join(', ');
  const waarden = pg.escapeLiteral(JSON.stringify(rijen));
  return [
    `INSERT INTO verzekeraar.${tabel} (${kolommen})
      SELECT ${kolommen} FROM json_populate_recordset(NULL::verzekeraar.${tabel}, ${waarden})`,
  ];
}

function verzoekRij(
  { uiterste, ...verzoek }: NonNullable<ProefLedger['betaalverzoeken']>[number],
  debiteur: string,
): Rij {
  return { ...verzoek, sleutel: verzoek.kenmerk, debiteur, uiterste_betaaldatum: uiterste };
}

function regelingRij(
  regeling: NonNullable<ProefLedger['regelingen']>[number],
  debiteur: string,
): Rij {
  return {
    ...regeling,
    sleutel: regeling.regeling_id,
    debiteur,
    termijnbedrag: 4_000,
    ingangsdatum: '2026-01-01',
    beeindigd_op: regeling.status === 'lopend' ? null : '2026-06-01',
  };
}

function factuurRij(factuur: ProefFactuur, debiteur: string): Rij {
  return {
    kenmerk: factuur.kenmerk,
    sleutel: factuur.kenmerk,
    debiteur,
    polisnummer: `P${debiteur}`,
    soort: factuur.soort,
    jaar: factuur.jaar ?? Number(factuur.datum.slice(0, 4)),
    datum: factuur.datum,
    bedrag: factuur.regels.reduce((tot, { bedrag }) => tot + bedrag, 0),
    betaalverzoek: factuur.betaalverzoek ?? null,
    regeling_id: factuur.regeling ?? null,
    eindafrekening: factuur.eindafrekening ?? null,
  };
}

function regelRijen({ kenmerk, regels }: ProefFactuur, debiteur: string): Rij[] {
  return regels.map((regel, i) => ({
    kenmerk,
    volgnummer: i + 1,
    debiteur,
    relatienummer: debiteur,
    omschrijving: 'Regel',
    bedrag_eigen_risico: 0,
    bedrag_eigen_bijdrage: 0,
    ...regel,
  }));
}

// A settlement names the care without putting it in its amount by line.
function zorgRijen({ kenmerk, regels }: ProefFactuur, debiteur: string): Rij[] {
  return regels.flatMap((regel) =>
    (['eigenRisico', 'eigenBijdrage'] as const).flatMap((deel) => {
      const bedrag =
        deel === 'eigenRisico' ? regel.bedrag_eigen_risico : regel.bedrag_eigen_bijdrage;
      const { declaratie_nummer, declaratie_volgnummer, relatienummer = debiteur } = regel;
      if (!bedrag || declaratie_nummer === undefined) return [];
      const zorg = { declaratie_nummer, declaratie_volgnummer, deel, bedrag };
      return [{ ...zorg, kenmerk, debiteur, relatienummer }];
    }),
  );
}

function boekingRijen(factuur: ProefFactuur, debiteur: string): Rij[] {
  const { kenmerk, datum, boekingen = [] } = factuur;
  return boekingen.map((boeking, i) => ({
    sleutel: `${kenmerk}/${i}`,
    kenmerk,
    debiteur,
    datum,
    ...boeking,
  }));
}

function incassoRijen({ kenmerk, incassos = [] }: ProefFactuur, debiteur: string): Rij[] {
  return incassos.map((incasso) => ({
    sleutel: `${kenmerk}/${incasso.poging}`,
    kenmerk,
    debiteur,
    bedrag: 100,
    ...incasso,
    mislukt_op: incasso.status === 'mislukt' ? incasso.datum : null,
  }));
}
