import type { DeclaratieDetail, DeclaratieLine } from '@mijn/contract/declaraties';
import { dayInNetherlands } from '@mijn/domain/datum';
import type { ViewerAnswers } from './ask.ts';
import { cents, sum, total, yearOf } from './agreement.ts';

/** A line of a claim, or a correction of one. Cents. */
interface CareLine {
  /** Number of the claim and of the line. */
  readonly about: string;
  readonly declaratie: DeclaratieDetail;
  /** Day of the correction; undefined for a line. */
  readonly corrected: string | undefined;
  readonly year: number;
  readonly day: string;
  readonly zorgSoort: string | null;
  readonly aantal: number;
  readonly declared: number;
  readonly covered: number;
  /** Own risk that is deducted or billed. */
  readonly held: number;
  readonly inTermijnen: number;
  /** Own risk that was kept from the payout of a person's own claim; a correction is invoiced instead. */
  readonly withheld: number;
}

function stepAmount({ stappen = [] }: DeclaratieLine, name: string): number {
  return cents(stappen.find(({ stap }) => stap === name)?.bedrag ?? 0);
}

function ofLine(declaratie: DeclaratieDetail, line: DeclaratieLine): CareLine {
  const covered = stepAmount(line, 'gedeclareerd') - stepAmount(line, 'nietVergoed');
  const paid = stepAmount(line, 'wettelijkeBijdrage') + cents(line.uitgekeerdBedrag);
  return {
    about: `${declaratie.nummer}/${line.volgnummer}`,
    declaratie,
    corrected: undefined,
    year: yearOf(line.behandelDatum),
    day: line.behandelDatum,
    zorgSoort: line.zorgSoort,
    aantal: covered === 0 ? 0 : line.aantal,
    declared: cents(line.gedeclareerdBedrag),
    covered,
    held: cents(line.eigenRisicoBedrag),
    inTermijnen: cents(line.eigenRisicoInTermijnen ?? 0),
    withheld: declaratie.soortIndiener === 'Verzekerde' ? covered - paid : 0,
  };
}

/** Returns the lines of a claim with its corrections. */
export function careLines(declaratie: DeclaratieDetail): CareLine[] {
  const { nummer, regels, correcties = [] } = declaratie;
  const corrections = correcties.map((one) => ({
    about: `${nummer}/${one.volgnummer}`,
    declaratie,
    corrected: one.datum,
    year: yearOf(one.behandelDatum),
    day: one.behandelDatum,
    zorgSoort: one.zorgSoort,
    aantal: one.aantal,
    declared: cents(one.gedeclareerdBedrag),
    covered: cents(one.gedeclareerdBedrag) - cents(one.nietVergoedBedrag),
    held: cents(one.eigenRisicoBedrag) - cents(one.eigenRisicoInTermijnen),
    inTermijnen: cents(one.eigenRisicoInTermijnen),
    withheld: 0,
  }));
  return [...regels.map((line) => ofLine(declaratie, line)), ...corrections];
}

/** Returns the day on which a claim was settled; undefined before. */
export function settledOn({ verloop = [] }: DeclaratieDetail): string | undefined {
  const step = verloop.find(({ status }) => status === 'AFGEHANDELD');
  return step && dayInNetherlands(new Date(step.tijdstip));
}

/** The lines of care on the viewer's own-risk invoices. */
export function billedLines({ factuurDetails }: ViewerAnswers) {
  return factuurDetails.flatMap(({ kenmerk, detail }) =>
    detail.factuurType === 'EigenrisicoEigenbijdrage'
      ? detail.verzekerden.flatMap(({ regels, ...who }) =>
          regels.map((line) => {
            const about = `${line.declaratieNummer}/${line.declaratieVolgnummer}`;
            return { ...who, ...line, kenmerk, about };
          }),
        )
      : [],
  );
}

/** Everybody's own risk by year, with all that other answers tell of it. Cents. */
export function personYears(viewer: ViewerAnswers) {
  const lines = viewer.declaratieDetails.flatMap(careLines);
  return viewer.personYears.flatMap(({ relatienummer, jaar: year, eigenRisico, regels }) => {
    const ofYear = viewer.verzekerden.find(({ jaar }) => jaar === year)?.verzekerden ?? [];
    const person = ofYear.find((one) => one.relatienummer === relatienummer);
    if (!person) return [];
    const isThem = (one: { naamVerzekerde: string; geboorteDatum: string }): boolean =>
      one.naamVerzekerde === person.opgemaakteNaam && one.geboorteDatum === person.geboorteDatum;
    const termijnen = viewer.factuurDetails.flatMap(({ detail }) =>
      detail.factuurType === 'Eigenrisicotermijn'
        ? detail.regels
            .filter((line) => isThem(line) && yearOf(line.periode.datumIngang) === year)
            .map(({ bedrag }) => ({
              datum: detail.datum,
              bedrag: cents(bedrag),
              status: detail.status,
            }))
        : [],
    );
    const care = lines.filter(
      (line) => line.declaratie.relatienummer === relatienummer && line.year === year,
    );
    const billed = billedLines(viewer).filter(
      (line) => isThem(line) && yearOf(line.datum) === year,
    );
    return {
      about: `${person.opgemaakteNaam} ${year}`,
      year,
      geboorteDatum: person.geboorteDatum,
      eigenRisico,
      limit: sum([eigenRisico?.verplichtBedrag ?? 0, eigenRisico?.vrijwilligBedrag ?? 0]),
      used: cents(eigenRisico?.totaalVerbruikt ?? 0),
      care,
      /** Own risk that the lines of care used. */
      usedByCare: total(care.map((line) => line.held + line.inTermijnen)),
      inCosts: sum(regels.map(({ bedragEigenRisico }) => bedragEigenRisico)),
      withheld: total(care.map(({ withheld }) => withheld)),
      inTermijnen: total(care.map((line) => line.inTermijnen)),
      billed: sum(billed.map(({ bedragEigenRisico }) => bedragEigenRisico)),
      termijnen,
      termijnenAsked: total(termijnen.map(({ bedrag }) => bedrag)),
      settlement: viewer.specifications.find(
        (one) => one.relatienummer === relatienummer && one.specificatie.jaarRegeling === year,
      )?.specificatie,
    };
  });
}
