import type { DeclaratieDetail, DeclaratieLine } from '@mijn/contract/declaraties';
import { centsToEuros, sumOf } from '@mijn/domain/money';
import type { Access } from '../../access/access.ts';
import { maySeeCareOfDeclaratie } from '../../access/visibility.rules.ts';
import type { DeclaratieDetailRow, LineRow, CorrectieRow } from './detail.queries.ts';
import { declaratieInList } from '../declaratieFields.queries.ts';
import { mayWithdraw } from '../withdraw/withdraw.rules.ts';
import type { DeclaratieCorrectie } from '@mijn/contract/correctie';

/**
 * Returns a correction in the contract's form (ADR 0070); fields that reveal the care are null where
 * the caller may not see it.
 */
function correctieInContract(row: CorrectieRow, care: boolean): DeclaratieCorrectie {
  const borne = row.niet_vergoed + row.wettelijke_bijdrage + row.eigen_risico;
  return {
    volgnummer: row.volgnummer,
    corrigeert: row.corrigeert,
    soort: row.kind,
    datum: row.datum,
    behandelDatum: row.behandeldatum,
    zorgSoort: care ? row.zorgsoort : null,
    aantal: row.aantal,
    gedeclareerdBedrag: centsToEuros(row.gedeclareerd),
    nietVergoedBedrag: centsToEuros(row.niet_vergoed),
    wettelijkeBijdrageBedrag: centsToEuros(row.wettelijke_bijdrage),
    eigenRisicoBedrag: centsToEuros(row.eigen_risico),
    eigenRisicoInTermijnen: centsToEuros(row.in_termijnen),
    vergoedBedrag: centsToEuros(row.gedeclareerd - borne),
    uitleg: care ? row.uitleg : null,
  };
}

/** Returns a claim's page in the contract's form; its care is null when the caller may not see it. */
export function declaratieDetail(row: DeclaratieDetailRow, access: Access): DeclaratieDetail {
  const care = maySeeCareOfDeclaratie(access, row);
  return {
    ...declaratieInList(access, row),
    declarant: row.opgemaakteNaam,
    indiener: row.indiener_name,
    bedrag: centsToEuros(row.bedrag),
    uitkeerInformatie: payoutInformation(row),
    verrekeningen: row.verrekeningen.map(({ datum, bedrag, kenmerk }) => ({
      datum,
      bedrag: centsToEuros(bedrag),
      factuurkenmerk: kenmerk,
    })),
    regels: row.regels.map((line) => toContractLine(line, row.opgemaakteNaam, care)),
    correcties: row.correcties.map((one) => correctieInContract(one, care)),
    indicatoren: [laterInProgress(row, access)],
    verloop: course(row),
    zorgverlener: care ? row.zorgverlener : null,
    bestanden: care ? [...row.bestanden] : [],
    afgeschermd: !care,
    reacties: care ? [...row.reacties] : [],
    ingediendeRegels: care ? sentLines(row) : [],
    // Only for the person who was told.
    verwacht:
      row.indiener === access.viewer && row.verwacht !== null ? centsToEuros(row.verwacht) : null,
    // Withdrawn claims have no page.
    magIntrekken: mayWithdraw(access, { ...row, withdrawn: false }),
  };
}

function sentLines(row: DeclaratieDetailRow): NonNullable<DeclaratieDetail['ingediendeRegels']> {
  return (row.sent_lines ?? []).map((line) => ({ ...line, bedrag: centsToEuros(line.bedrag) }));
}

function toContractLine(line: LineRow, declarant: string, care: boolean): DeclaratieLine {
  return {
    volgnummer: line.volgnummer,
    declarant,
    zorgSoort: care ? line.zorgsoort : null,
    prestatie: care ? line.prestatie : null,
    aantal: line.aantal,
    behandelDatum: line.behandeldatum,
    gedeclareerdBedrag: centsToEuros(line.gedeclareerd),
    uitgekeerdBedrag: centsToEuros(line.uitgekeerd),
    eigenRisicoBedrag: centsToEuros(heldBack(line)),
    eigenRisicoInTermijnen: centsToEuros(line.in_termijnen),
    notaNummer: care ? line.notanummer : null,
    locatieNaam: care ? line.locatie_naam : null,
    meldingen: care ? line.meldingen : null,
    stappen: line.stappen.map(({ stap, bedrag, uitleg }) => ({
      stap,
      bedrag: centsToEuros(bedrag),
      // The explanation mentions the care.
      uitleg: care ? uitleg : null,
    })),
  };
}

/** Returns the own risk withheld from the payout, cents; excludes the part paid in terms. */
function heldBack(line: LineRow): number {
  return line.eigen_risico - line.in_termijnen;
}

function payoutInformation(row: DeclaratieDetailRow): DeclaratieDetail['uitkeerInformatie'] {
  if (!row.uitbetaling) return null;
  const eigenRisico = sumOf(row.regels, heldBack);
  return {
    datum: row.uitbetaling.datum,
    declarant: row.opgemaakteNaam,
    iban: row.uitbetaling.iban,
    uitgekeerdBedrag: centsToEuros(row.uitbetaling.bedrag),
    eigenRisicoBedrag: centsToEuros(eigenRisico),
  };
}

// A duplicate is mentioned only to a viewer who may see the earlier claim.
function staffReason({ relatienummer, earlier_indiener }: DeclaratieDetailRow, access: Access) {
  if (earlier_indiener === null) return 'BeoordelingDoorMedewerker';
  const earlier = { relatienummer, indiener: earlier_indiener };
  return maySeeCareOfDeclaratie(access, earlier) ? 'DubbeleNota' : 'BeoordelingDoorMedewerker';
}

function laterInProgress(
  row: DeclaratieDetailRow,
  access: Access,
): DeclaratieDetail['indicatoren'][number] {
  const open = row.status !== 'AFGEHANDELD';
  const redenen = [
    ...(open && row.later_in_behandeling ? ['LangereAfhandelingWegensDrukte'] : []),
    ...(open && row.wachtOp === 'medewerker' ? [staffReason(row, access)] : []),
    ...(open && row.wachtOp === 'eigenRisico' ? ['EigenRisicoNietBekend'] : []),
  ];
  return { naam: 'laterInBehandeling', actief: redenen.length > 0, redenen };
}

function course(row: DeclaratieDetailRow): NonNullable<DeclaratieDetail['verloop']> {
  const times = [
    { status: 'INGEDIEND', op: row.ingediend_op },
    { status: 'IN_BEHANDELING', op: row.in_behandeling_op },
    { status: 'AFGEHANDELD', op: row.afgehandeld_op },
  ] as const;
  return times.flatMap(({ status, op }) => (op ? [{ status, tijdstip: op.toString() }] : []));
}
