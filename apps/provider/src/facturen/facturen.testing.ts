import type { BetaalverzoekTitle, FactuurKind } from '@mijn/domain/factuur';
import pg from 'pg';
import type { Cents } from '@mijn/domain/money';
import type { TestProvider } from '../testing/trialProvider.testing.ts';

type Row = Readonly<Record<string, unknown>>;

/** A line of an invoice, by default about its debtor. Cents, days. */
export interface SampleLine {
  readonly bedrag: Cents;
  readonly relatienummer?: string;
  readonly omschrijving?: string;
  readonly periode_van?: string;
  readonly periode_tot?: string;
  readonly datum?: string;
  readonly bedrag_eigen_risico?: Cents;
  readonly bedrag_eigen_bijdrage?: Cents;
  readonly zorgverlener?: string;
  readonly declaratie_nummer?: string;
  readonly declaratie_volgnummer?: number;
}

/** An invoice with its bookings. */
export interface SampleFactuur {
  readonly kenmerk: string;
  readonly soort: FactuurKind;
  readonly datum: string;
  readonly jaar?: number;
  readonly regels: readonly SampleLine[];
  readonly betaalverzoek?: string;
  readonly regeling?: string;
  readonly eindafrekening?: string;
  readonly boekingen?: readonly { readonly soort: string; readonly bedrag: Cents }[];
  readonly incassos?: readonly {
    readonly poging: 1 | 2;
    readonly status: 'gepland' | 'afgeschreven' | 'mislukt' | 'vervallen';
    readonly datum: string;
  }[];
}

/** Debts of one person, for direct insertion into the ledger's tables. */
export interface SampleLedger {
  readonly debiteur: string;
  readonly facturen: readonly SampleFactuur[];
  readonly betaalverzoeken?: readonly {
    readonly kenmerk: string;
    readonly titel: BetaalverzoekTitle;
    readonly datum: string;
    readonly dueDate: string;
  }[];
  readonly regelingen?: readonly {
    readonly regeling_id: string;
    readonly soort: 'betaalgemak' | 'betalingsregeling' | 'schuldregeling';
    readonly status: 'lopend' | 'beeindigd' | 'voltooid';
  }[];
}

/** Inserts a person's debts into the ledger's tables, without the daily jobs. */
export async function writeLedger(
  { sql }: Pick<TestProvider, 'sql'>,
  ledger: SampleLedger,
): Promise<void> {
  const statements = tables(ledger).flatMap(([table, rows]) => insert(table, rows));
  await sql(['BEGIN', ...statements, 'COMMIT'].join(';\n'));
}

function tables(ledger: SampleLedger): [table: string, rows: Row[]][] {
  const { debiteur, facturen, betaalverzoeken = [], regelingen = [] } = ledger;
  return [
    [
      'betaalverzoek',
      betaalverzoeken.map((betaalverzoek) => betaalverzoekRow(betaalverzoek, debiteur)),
    ],
    ['regeling', regelingen.map((regeling) => regelingRow(regeling, debiteur))],
    ['factuur', facturen.map((factuur) => factuurRow(factuur, debiteur))],
    ['factuur_regel', facturen.flatMap((factuur) => lineRows(factuur, debiteur))],
    ['factuur_zorg', facturen.flatMap((factuur) => careRows(factuur, debiteur))],
    ['boeking', facturen.flatMap((factuur) => boekingRows(factuur, debiteur))],
    ['incasso', facturen.flatMap((factuur) => incassoRows(factuur, debiteur))],
  ];
}

// A single statement, because a deferred check requires an invoice to equal its lines. Rows may have
// different columns.
function insert(table: string, rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ');
  const values = pg.escapeLiteral(JSON.stringify(rows));
  return [
    `INSERT INTO insurer.${table} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::insurer.${table}, ${values})`,
  ];
}

function betaalverzoekRow(
  { dueDate, ...betaalverzoek }: NonNullable<SampleLedger['betaalverzoeken']>[number],
  debiteur: string,
): Row {
  return {
    ...betaalverzoek,
    sleutel: betaalverzoek.kenmerk,
    debiteur,
    uiterste_betaaldatum: dueDate,
  };
}

function regelingRow(
  regeling: NonNullable<SampleLedger['regelingen']>[number],
  debiteur: string,
): Row {
  return {
    ...regeling,
    sleutel: regeling.regeling_id,
    debiteur,
    termijnbedrag: 4_000,
    ingangsdatum: '2026-01-01',
    beeindigd_op: regeling.status === 'lopend' ? null : '2026-06-01',
  };
}

function factuurRow(factuur: SampleFactuur, debiteur: string): Row {
  return {
    kenmerk: factuur.kenmerk,
    sleutel: factuur.kenmerk,
    debiteur,
    polisnummer: `P${debiteur}`,
    soort: factuur.soort,
    jaar: factuur.jaar ?? Number(factuur.datum.slice(0, 4)),
    datum: factuur.datum,
    bedrag: factuur.regels.reduce((soFar, { bedrag }) => soFar + bedrag, 0),
    betaalverzoek: factuur.betaalverzoek ?? null,
    regeling_id: factuur.regeling ?? null,
    eindafrekening: factuur.eindafrekening ?? null,
  };
}

function lineRows({ kenmerk, regels }: SampleFactuur, debiteur: string): Row[] {
  return regels.map((line, i) => ({
    kenmerk,
    volgnummer: i + 1,
    debiteur,
    relatienummer: debiteur,
    omschrijving: 'Regel',
    bedrag_eigen_risico: 0,
    bedrag_eigen_bijdrage: 0,
    ...line,
  }));
}

// A settlement lists care without including it in its amount line by line.
function careRows({ kenmerk, regels }: SampleFactuur, debiteur: string): Row[] {
  return regels.flatMap((line) =>
    (['eigenRisico', 'eigenBijdrage'] as const).flatMap((part) => {
      const bedrag = part === 'eigenRisico' ? line.bedrag_eigen_risico : line.bedrag_eigen_bijdrage;
      const { declaratie_nummer, declaratie_volgnummer, relatienummer = debiteur } = line;
      if (!bedrag || declaratie_nummer === undefined) return [];
      const care = { declaratie_nummer, declaratie_volgnummer, deel: part, bedrag };
      return [{ ...care, kenmerk, debiteur, relatienummer }];
    }),
  );
}

function boekingRows(factuur: SampleFactuur, debiteur: string): Row[] {
  const { kenmerk, datum, boekingen = [] } = factuur;
  return boekingen.map((boeking, i) => ({
    sleutel: `${kenmerk}/${i}`,
    kenmerk,
    debiteur,
    datum,
    ...boeking,
  }));
}

function incassoRows({ kenmerk, incassos = [] }: SampleFactuur, debiteur: string): Row[] {
  return incassos.map((incasso) => ({
    sleutel: `${kenmerk}/${incasso.poging}`,
    kenmerk,
    debiteur,
    bedrag: 100,
    ...incasso,
    mislukt_op: incasso.status === 'mislukt' ? incasso.datum : null,
  }));
}
