import { type Cents, sumOf } from './money.ts';
import { countedInTermijnen, type StaircaseLine, staircaseAmounts } from './staircase.ts';

/** The corrected line (ADR 0070) and the reason. */
interface Correction {
  readonly corrigeert: number;
  readonly soort: 'teruggenomen' | 'verschoven' | 'verminderd';
}

/** The change that a correction makes to a claim, integer cents; negative for a reduction. */
export interface CorrectedAmounts extends Correction {
  readonly wettelijkeBijdrageBedrag: Cents;
  readonly eigenRisicoBedrag: Cents;
  /** The part of that own risk that is paid in terms, for which nothing was withheld. */
  readonly eigenRisicoInTermijnen: Cents;
  readonly vergoedBedrag: Cents;
}

/** The outcome of a bill that the care provider sent to us; integer cents. */
export interface PaidToZorgverlener {
  /** The care provider; undefined if the care is hidden or there are several. */
  readonly naam: string | undefined;
  readonly betaald: Cents;
  readonly eigenRisico: Cents;
  readonly eigenBijdrage: Cents;
  /** Neither paid by us nor charged by invoice. */
  readonly notCovered: Cents;
  /** The part of our payment that counts for own risk in terms, less refunds. */
  readonly inTermijnen: Cents;
}

interface PaidLine extends StaircaseLine {
  readonly eigenRisicoInTermijnen?: Cents | null;
  /** Used by corrections to refer to the line; an insurer with only the core has none. */
  readonly volgnummer?: number | null;
  readonly locatieNaam: string | null;
}

/** Returns the lines of a bill that were not taken back, with their corrections. */
function standing<Line extends Pick<PaidLine, 'volgnummer'>, Corrected extends Correction>(
  lines: readonly Line[],
  corrections: readonly Corrected[],
): { readonly lines: readonly Line[]; readonly corrections: readonly Corrected[] } {
  const taken = corrections.filter(({ soort }) => soort === 'teruggenomen');
  const gone = new Set<number | null | undefined>(taken.map(({ corrigeert }) => corrigeert));
  return {
    lines: lines.filter(({ volgnummer }) => !gone.has(volgnummer)),
    corrections: corrections.filter(({ corrigeert }) => !gone.has(corrigeert)),
  };
}

type Amounts = Omit<PaidToZorgverlener, 'naam'>;

// Own risk that was settled in terms was not withheld: an invoice returns its reduction, and the care
// provider's payment does not change.
function amountsOf(line: PaidLine, corrections: readonly CorrectedAmounts[]): Amounts {
  const judged = staircaseAmounts([line]);
  const change = (of: (one: CorrectedAmounts) => Cents) => sumOf(corrections, of);
  const eigenBijdrage = judged.wettelijkeBijdrage + change((one) => one.wettelijkeBijdrageBedrag);
  const notCovered =
    judged.notCovered -
    change((one) => one.wettelijkeBijdrageBedrag + one.eigenRisicoBedrag + one.vergoedBedrag);
  const outsideTermijnen =
    judged.eigenRisico + change((one) => one.eigenRisicoBedrag - one.eigenRisicoInTermijnen);
  const eigenRisico = Math.max(0, outsideTermijnen);
  return {
    betaald: judged.gedeclareerd - notCovered - eigenBijdrage - eigenRisico,
    eigenRisico,
    eigenBijdrage,
    notCovered,
    inTermijnen: countedInTermijnen([line, ...corrections]) + Math.min(0, outsideTermijnen),
  };
}

/**
 * Adds up our payment to the care provider and the amounts that the person is charged, after corrections. A
 * line that was taken back counts for nothing, also if its own risk was settled in terms.
 */
export function paidToZorgverlener(
  lines: readonly PaidLine[],
  corrections: readonly CorrectedAmounts[],
): PaidToZorgverlener {
  const left = standing(lines, corrections);
  const each = left.lines.map((line) =>
    amountsOf(
      line,
      left.corrections.filter(({ corrigeert }) => corrigeert === line.volgnummer),
    ),
  );
  const names = new Set(lines.map(({ locatieNaam }) => locatieNaam));
  const [only] = names;
  return {
    naam: names.size === 1 && only ? only : undefined,
    betaald: sumOf(each, ({ betaald }) => betaald),
    eigenRisico: sumOf(each, ({ eigenRisico }) => eigenRisico),
    eigenBijdrage: sumOf(each, ({ eigenBijdrage }) => eigenBijdrage),
    notCovered: sumOf(each, ({ notCovered }) => notCovered),
    inTermijnen: sumOf(each, ({ inTermijnen }) => inTermijnen),
  };
}

/** Returns the amount that the person is charged by invoice, in cents. */
export function amountOnFactuur({ eigenRisico, eigenBijdrage }: PaidToZorgverlener): Cents {
  return eigenRisico + eigenBijdrage;
}

/** Returns the summary of such a bill, for its screen and its letter. */
export function zorgverlenerAnswer(
  paid: PaidToZorgverlener,
): 'paid' | 'allEigenRisico' | 'allOwn' | 'notPaid' {
  if (paid.betaald > 0) return 'paid';
  if (paid.notCovered > 0 || amountOnFactuur(paid) === 0) return 'notPaid';
  return paid.eigenBijdrage > 0 ? 'allOwn' : 'allEigenRisico';
}

/**
 * Returns whether a bill costs the person nothing: we paid it in full, and nothing counts for own risk in
 * terms.
 */
export function isFreeOfCharge(paid: PaidToZorgverlener): boolean {
  const { betaald, notCovered, inTermijnen } = paid;
  return betaald > 0 && amountOnFactuur(paid) === 0 && notCovered === 0 && inTermijnen === 0;
}
