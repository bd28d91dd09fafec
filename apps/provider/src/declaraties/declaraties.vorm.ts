import type {
  DeclaratieDetail,
  DeclaratieInLijst,
  DeclaratieRegel,
} from '@mijn/contract/declaraties';
import { afhandelWerkdagen } from '@mijn/domain/constanten';
import { centenNaarEuros } from '@mijn/domain/geld';
import type { Access } from '../toegang/access.ts';
import { magZorgVanDeclaratieZien } from '../toegang/toegang.rules.ts';
import type { DeclaratieDetailRij, RegelRij } from './declaratie.queries.ts';
import type { DeclaratieRij } from './declaraties.queries.ts';
import { magIntrekken } from './intrekken.rules.ts';
import { naWerkdagen } from './werkdagen.rules.ts';

/** A claim of the list in the contract's form; its care is null when the caller may not see it. */
export function declaratieInLijst(rij: DeclaratieRij, access: Access): DeclaratieInLijst {
  const zorg = magZorgVanDeclaratieZien(access, rij);
  return {
    bsn: rij.bsn,
    nummer: rij.nummer,
    nieuw: rij.nieuw,
    omschrijving: zorg ? rij.omschrijving : null,
    datum: rij.ingediend_dag,
    status: rij.status,
    zorgSoorten: zorg ? [rij.zorgsoort] : null,
    bedrag: centenNaarEuros(rij.bedrag),
    uitgekeerdBedrag: rij.uitgekeerd === null ? null : centenNaarEuros(rij.uitgekeerd),
    soortIndiener: rij.soort_indiener,
    relatienummer: rij.relatienummer,
    opgemaakteNaam: rij.opgemaakte_naam,
  };
}

/** A claim's page in the contract's form; its care is null when the caller may not see it. */
export function declaratieDetail(rij: DeclaratieDetailRij, access: Access): DeclaratieDetail {
  const zorg = magZorgVanDeclaratieZien(access, rij);
  return {
    ...declaratieInLijst(rij, access),
    declarant: rij.opgemaakte_naam,
    indiener: rij.naam_indiener,
    bedrag: centenNaarEuros(rij.bedrag),
    uitkeerInformatie: uitkeerInformatie(rij),
    regels: rij.regels.map((regel) => regelInContract(regel, rij.opgemaakte_naam, zorg)),
    indicatoren: [laterInBehandeling(rij)],
    verloop: verloop(rij),
    verwachtOp: verwachtOp(rij)?.toString() ?? null,
    bestanden: zorg ? [...rij.bestanden] : [],
    afgeschermd: !zorg,
    reacties: zorg ? [...rij.reacties] : [],
    // A withdrawn claim has no page.
    magIntrekken: magIntrekken(access, { ...rij, ingetrokken: false }),
  };
}

function regelInContract(regel: RegelRij, declarant: string, zorg: boolean): DeclaratieRegel {
  return {
    volgnummer: regel.volgnummer,
    declarant,
    zorgSoort: zorg ? regel.zorgsoort : null,
    prestatie: zorg ? regel.prestatie : null,
    aantal: regel.aantal,
    behandelDatum: regel.behandeldatum,
    gedeclareerdBedrag: centenNaarEuros(regel.gedeclareerd),
    uitgekeerdBedrag: centenNaarEuros(regel.uitgekeerd),
    eigenRisicoBedrag: centenNaarEuros(regel.eigen_risico),
    notaNummer: zorg ? regel.notanummer : null,
    locatieNaam: zorg ? regel.locatie_naam : null,
    meldingen: zorg ? regel.meldingen : null,
    stappen: regel.stappen.map(({ stap, bedrag, uitleg }) => ({
      stap,
      bedrag: centenNaarEuros(bedrag),
      // The explanation names the care.
      uitleg: zorg ? uitleg : null,
    })),
  };
}

function uitkeerInformatie(rij: DeclaratieDetailRij): DeclaratieDetail['uitkeerInformatie'] {
  if (!rij.uitbetaling) return null;
  const eigenRisico = rij.regels.reduce((som, regel) => som + regel.eigen_risico, 0);
  return {
    datum: rij.uitbetaling.datum,
    declarant: rij.opgemaakte_naam,
    iban: rij.uitbetaling.iban,
    uitgekeerdBedrag: centenNaarEuros(rij.uitbetaling.bedrag),
    eigenRisicoBedrag: centenNaarEuros(eigenRisico),
  };
}

function laterInBehandeling(rij: DeclaratieDetailRij): DeclaratieDetail['indicatoren'][number] {
  const actief = rij.later_in_behandeling && rij.status !== 'AFGEHANDELD';
  return {
    naam: 'laterInBehandeling',
    actief,
    redenen: actief ? ['LangereAfhandelingWegensDrukte'] : [],
  };
}

function verloop(rij: DeclaratieDetailRij): NonNullable<DeclaratieDetail['verloop']> {
  const tijden = [
    { status: 'INGEDIEND', op: rij.ingediend_op },
    { status: 'IN_BEHANDELING', op: rij.in_behandeling_op },
    { status: 'AFGEHANDELD', op: rij.afgehandeld_op },
  ] as const;
  return tijden.flatMap(({ status, op }) => (op ? [{ status, tijdstip: op.toString() }] : []));
}

/** The day by which an open claim is settled (decisions §5); undefined once it is. */
function verwachtOp(rij: DeclaratieDetailRij): Temporal.PlainDate | undefined {
  if (rij.status === 'AFGEHANDELD') return undefined;
  const { gewoon, drukte } = afhandelWerkdagen;
  return naWerkdagen(
    Temporal.PlainDate.from(rij.ingediend_dag),
    rij.later_in_behandeling ? drukte : gewoon,
  );
}
