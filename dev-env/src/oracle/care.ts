import type { DeclaratieDetail, DeclaratieLine } from '@mijn/contract/declaraties';
import { dayInNetherlands } from '@mijn/domain/datum';
import { cents, sum } from './agreement.ts';
import { currentLines } from './corrections.ts';
import type { EigenRisicoAnswer, SpecificatieAnswer, ViewerAnswers } from './answers.ts';

export interface CareLine {
  readonly declaratie: DeclaratieDetail;
  readonly line: DeclaratieLine;
  readonly year: number;
  /** Changes an earlier line of the claim. */
  readonly isCorrection: boolean;
}

export interface PersonYear {
  readonly relatienummer: string;
  readonly naam: string;
  readonly geboorteDatum: string;
  readonly year: number;
  readonly eigenRisico: EigenRisicoAnswer['eigenRisico'];
  readonly care: readonly CareLine[];
  /** Charged on own-risk bills, cents. */
  readonly billed: number;
  /** Statutory contribution on those bills, cents. */
  readonly bijdrageBilled: number;
  readonly termijnen: readonly Termijn[];
  readonly settlement: SpecificatieAnswer['specificatie'] | undefined;
}

/** An instalment of own risk. Cents. */
export interface Termijn {
  readonly kenmerk: string;
  readonly datum: string;
  readonly bedrag: number;
  readonly status: string;
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Returns the amount of a step of a judged line in cents; 0 without such a step. */
export function stepAmount(line: DeclaratieLine, name: string): number {
  return cents(line.stappen?.find(({ stap }) => stap === name)?.bedrag ?? 0);
}

/** Returns the own risk that a line used, deducted or in instalments, in cents. */
export function usedEigenRisico({ line }: CareLine): number {
  return sum([line.eigenRisicoBedrag, line.eigenRisicoInTermijnen ?? 0]);
}

/** Returns the own risk in instalments that a line used, in cents. */
export function inTermijnen({ line }: CareLine): number {
  return cents(line.eigenRisicoInTermijnen ?? 0);
}

/** Returns the own risk that was withheld from the payout of the person's own claim, in cents. */
export function withheldEigenRisico({ declaratie, line, isCorrection }: CareLine): number {
  // A correction is invoiced, whoever sent the claim in.
  if (declaratie.soortIndiener !== 'Verzekerde' || isCorrection) return 0;
  const covered =
    stepAmount(line, 'gedeclareerd') -
    stepAmount(line, 'nietVergoed') -
    stepAmount(line, 'wettelijkeBijdrage');
  return covered - cents(line.uitgekeerdBedrag);
}

/** Returns the day on which a claim was settled; undefined before. */
export function settledOn({ verloop = [] }: DeclaratieDetail): string | undefined {
  const step = verloop.find(({ status }) => status === 'AFGEHANDELD');
  return step && dayInNetherlands(new Date(step.tijdstip));
}

/** Returns everybody's own risk by year, with all related responses. */
export function personYears(viewer: ViewerAnswers): PersonYear[] {
  return viewer.eigenRisico.flatMap(({ relatienummer, jaar: year, eigenRisico }) => {
    const person = viewer.verzekerden
      .find(({ jaar }) => jaar === year)
      ?.verzekerden.find((one) => one.relatienummer === relatienummer);
    if (!person) return [];
    const { opgemaakteNaam: name, geboorteDatum } = person;
    const whoAndWhen = { relatienummer, naam: name, geboorteDatum, year };
    return {
      ...whoAndWhen,
      eigenRisico,
      ...careOf(viewer, whoAndWhen),
      ...askedOf(viewer, whoAndWhen),
    };
  });
}

type WhoAndWhen = Pick<PersonYear, 'relatienummer' | 'naam' | 'geboorteDatum' | 'year'>;

function careOf(
  { declaratieDetails }: ViewerAnswers,
  { relatienummer, year }: WhoAndWhen,
): Pick<PersonYear, 'care'> {
  const care = declaratieDetails
    .filter((declaratie) => declaratie.relatienummer === relatienummer)
    .flatMap((declaratie) =>
      currentLines(declaratie).map((line, i) => ({
        declaratie,
        line,
        year: yearOf(line.behandelDatum),
        isCorrection: i >= declaratie.regels.length,
      })),
    )
    .filter((line) => line.year === year);
  return { care };
}

type Person = { readonly naamVerzekerde: string; readonly geboorteDatum: string };

function askedOf(
  { factuurDetails, specifications }: ViewerAnswers,
  { relatienummer, naam, geboorteDatum, year }: WhoAndWhen,
): Pick<PersonYear, 'billed' | 'bijdrageBilled' | 'termijnen' | 'settlement'> {
  const isThem = (who: Person): boolean =>
    who.naamVerzekerde === naam && who.geboorteDatum === geboorteDatum;
  const lines = factuurDetails.flatMap(({ detail }) =>
    detail.factuurType === 'EigenrisicoEigenbijdrage'
      ? detail.verzekerden.filter(isThem).flatMap(({ regels }) => regels)
      : [],
  );
  const ofYear = lines.filter(({ datum }) => yearOf(datum) === year);
  const termijnen = factuurDetails.flatMap(({ kenmerk, detail }) =>
    detail.factuurType === 'Eigenrisicotermijn'
      ? detail.regels
          .filter((line) => isThem(line) && yearOf(line.periode.datumIngang) === year)
          .map(({ bedrag }) => ({
            kenmerk,
            datum: detail.datum,
            bedrag: cents(bedrag),
            status: detail.status,
          }))
      : [],
  );
  const settlement = specifications.find(
    (one) => one.relatienummer === relatienummer && one.specificatie.jaarRegeling === year,
  )?.specificatie;
  return {
    billed: sum(ofYear.map((line) => line.bedragEigenRisico)),
    bijdrageBilled: sum(ofYear.map((line) => line.bedragEigenBijdrage)),
    termijnen,
    settlement,
  };
}
