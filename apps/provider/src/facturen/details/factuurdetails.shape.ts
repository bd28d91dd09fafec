import type {
  EindafrekeningFactuur,
  FactuurCore,
  PremieFactuur,
  RisicoFactuur,
  RisicoPeriodFactuur,
} from '@mijn/contract/facturen';
import { formatBetalingskenmerk, formatFactuurkenmerk } from '@mijn/domain/format';
import type { FactuurKind } from '@mijn/domain/factuur';
import { centsToEuros, sumOf } from '@mijn/domain/money';
import type { Access } from '../../access/access.ts';
import type { FactuurDetailRow, FactuurLineRow } from './factuurdetails.queries.ts';
import { factsOf, regelingInContract } from '../factuurRow.ts';
import { accountNumberZenZ } from '../account.ts';
import { standingInContract } from '../lastBetaling.ts';
import { factuurStatus } from '../status.rules.ts';

/** Returns the common fields of invoices (§3); the caller must have requested the kind `factuurType`. */
function core<Kind extends FactuurKind>(
  row: FactuurDetailRow,
  factuurType: Kind,
): FactuurCore & { factuurType: Kind } {
  return {
    factuurType,
    kenmerkOpgemaakt: formatFactuurkenmerk(row.kenmerk),
    titel: row.titel ?? 'Factuur',
    datum: row.datum.toString(),
    status: factuurStatus(factsOf(row)),
    bedragTotaal: centsToEuros(row.bedrag),
    bedragEerderBetaaldVerrekend: centsToEuros(row.bedrag - row.open),
    betalingsRegelingId: row.regeling_id,
    bedragTeBetalen: centsToEuros(row.open),
    datumAutomatischeIncasso: row.datum_incasso,
    rekeningNummerZenZ: accountNumberZenZ,
    betaalVerzoek: betaalVerzoek(row),
    regeling: regelingInContract(row),
    boekingen: row.boekingen.map((boeking) => ({
      soort: boeking.soort,
      datum: boeking.datum,
      bedrag: centsToEuros(boeking.bedrag),
      factuurkenmerk: boeking.otherFactuur,
      declaratienummer: boeking.declaratie,
      betaalkenmerk: boeking.paidBetaalverzoek,
      betaalwijze: boeking.soort === 'betaling' ? (boeking.online ? 'ideal' : 'overboeking') : null,
    })),
  };
}

function betaalVerzoek(row: FactuurDetailRow): FactuurCore['betaalVerzoek'] {
  const { betaalverzoek: kenmerk, betaalverzoek_datum: date, uiterste_betaaldatum: dueDate } = row;
  if (kenmerk === null || date === null || dueDate === null) return null;
  const open = row.betaalverzoek_open ?? 0;
  return {
    kenmerk,
    betalingsKenmerkOpgemaakt: formatBetalingskenmerk(kenmerk),
    aantalFacturen: row.betaalverzoek_count ?? 0,
    bedragTeBetalen: centsToEuros(open),
    datum: date.toString(),
    uitersteBetaalDatum: dueDate.toString(),
    ...standingInContract({
      titel: row.titel ?? '',
      open,
      aangemaand: row.aangemaand,
      betaling: row.betaalverzoek_betaling,
    }),
  };
}

/**
 * Returns a premium invoice in the contract's form. Lines of several months in a row that have the same
 * amount, as in the invoice of a quarter or a year, are one line.
 */
export function premieFactuur(row: FactuurDetailRow): PremieFactuur {
  return {
    ...core(row, 'Zorgpremie'),
    premieRegels: joinMonths(row.regels).map((lines) => {
      const { omschrijving, datumIngang, datumEinde } = daysOf(lines, row);
      const bedrag = centsToEuros(sumOf(lines, (line) => line.bedrag));
      return { omschrijving, periode: { datumIngang, datumEinde }, bedrag };
    }),
  };
}

type Months = readonly [FactuurLineRow, ...FactuurLineRow[]];

function daysOf(lines: Months, row: FactuurDetailRow) {
  const [first] = lines;
  const { datumIngang } = period(first, row);
  const { datumEinde } = period(lines.at(-1) ?? first, row);
  return { omschrijving: first.omschrijving, datumIngang, datumEinde };
}

function joinMonths(lines: readonly FactuurLineRow[]): readonly Months[] {
  const joined: [FactuurLineRow, ...FactuurLineRow[]][] = [];
  for (const line of lines) {
    const before = joined.find((months) => isNextMonth(months.at(-1) ?? months[0], line));
    if (before) before.push(line);
    else joined.push([line]);
  }
  return joined;
}

const isNextMonth = (one: FactuurLineRow, next: FactuurLineRow): boolean =>
  one.omschrijving === next.omschrijving &&
  one.relatienummer === next.relatienummer &&
  one.bedrag === next.bedrag &&
  one.periode_tot !== null &&
  one.periode_tot === next.periode_van;

/** Returns an own-risk invoice in the contract's form; hidden care is null. */
export function risicoFactuur(row: FactuurDetailRow, access: Access): RisicoFactuur {
  return {
    ...core(row, 'EigenrisicoEigenbijdrage'),
    verzekerden: perVerzekerde(row.regels).map(([who, lines]) => ({
      naamVerzekerde: who.naam,
      geboorteDatum: who.geboortedatum,
      regels: lines.map((line) => risicoLine(line, row, access)),
      totaalEigenRisico: centsToEuros(sumOf(lines, (line) => line.bedrag_eigen_risico)),
      totaalEigenBijdrage: centsToEuros(sumOf(lines, (line) => line.bedrag_eigen_bijdrage)),
    })),
  };
}

function risicoLine(
  line: FactuurLineRow,
  row: FactuurDetailRow,
  access: Access,
): RisicoFactuur['verzekerden'][number]['regels'][number] {
  const care = access.visible.get(line.relatienummer)?.maySeeCare === true;
  return {
    datum: line.datum ?? row.datum.toString(),
    omschrijving: care ? line.omschrijving : null,
    bedragEigenRisico: centsToEuros(line.bedrag_eigen_risico),
    bedragEigenBijdrage: centsToEuros(line.bedrag_eigen_bijdrage),
    zorgverlener: care ? line.zorgverlener : null,
    declaratieNummer: care ? line.declaratie_nummer : null,
    declaratieVolgnummer: care ? line.declaratie_volgnummer : null,
    afgeschermd: !care,
  };
}

/** Returns an invoice of an own-risk instalment in the contract's form. */
export function risicoPeriodFactuur(row: FactuurDetailRow): RisicoPeriodFactuur {
  return {
    ...core(row, 'Eigenrisicotermijn'),
    regels: row.regels.map((line) => ({
      naamVerzekerde: line.naam,
      geboorteDatum: line.geboortedatum,
      omschrijving: line.omschrijving,
      periode: period(line, row),
      bedrag: centsToEuros(line.bedrag),
    })),
  };
}

// A settlement after its year is regular. An earlier one means that the terms ended early, for an
// unknown reason in old data.
function settlementReason(
  { stopped, datum, jaar }: FactuurDetailRow,
  relatienummer: string,
): Pick<EindafrekeningFactuur['verzekerden'][number], 'reden'> {
  if (datum.year > jaar) return { reden: 'jaarVoorbij' };
  const door = stopped.find((one) => one.relatienummer === relatienummer)?.door;
  if (!door) return {};
  return { reden: door === 'gemist' ? 'termijnGemist' : 'vertrokken' };
}

/** Returns a final settlement in the contract's form, with the amount per insured person. */
export function eindafrekeningFactuur(row: FactuurDetailRow): EindafrekeningFactuur {
  return {
    ...core(row, 'Eigenrisicoeindafrekening'),
    verzekerden: perVerzekerde(row.regels).map(([who, lines]) => ({
      jaarRegeling: row.jaar,
      naamVerzekerde: who.naam,
      geboorteDatum: who.geboortedatum,
      bedragRegelingTotaal: centsToEuros(sumOf(lines, ({ bedrag }) => bedrag)),
      relatienummerVerzekerde: who.relatienummer,
      ...settlementReason(row, who.relatienummer),
    })),
  };
}

export type Factuur = PremieFactuur | RisicoFactuur | RisicoPeriodFactuur | EindafrekeningFactuur;

const shapes: Readonly<Record<FactuurKind, (row: FactuurDetailRow, access: Access) => Factuur>> = {
  Zorgpremie: premieFactuur,
  EigenrisicoEigenbijdrage: risicoFactuur,
  Eigenrisicotermijn: risicoPeriodFactuur,
  Eigenrisicoeindafrekening: eindafrekeningFactuur,
};

/** Returns an invoice in the contract's form for its kind. */
export function factuurInContract(row: FactuurDetailRow, access: Access): Factuur {
  return shapes[row.soort](row, access);
}

// The contract's period includes its last day; ours ends before `periode_tot`.
function period(
  line: FactuurLineRow,
  row: FactuurDetailRow,
): PremieFactuur['premieRegels'][number]['periode'] {
  const from = line.periode_van ?? row.datum.toString();
  const until = line.periode_tot && Temporal.PlainDate.from(line.periode_tot);
  return { datumIngang: from, datumEinde: until ? until.subtract({ days: 1 }).toString() : from };
}

/** Groups lines by insured person, in order of first appearance. */
function perVerzekerde(
  lines: readonly FactuurLineRow[],
): (readonly [FactuurLineRow, readonly FactuurLineRow[]])[] {
  const groups = Map.groupBy(lines, ({ relatienummer }) => relatienummer);
  return [...groups.values()].flatMap((group) => (group[0] ? [[group[0], group] as const] : []));
}
