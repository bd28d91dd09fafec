import { type Cents, sumOf } from './money.ts';
import { countedInTermijnen, type StaircaseLine, staircaseAmounts } from './staircase.ts';

/** Which line is corrected (ADR 0070), and why. */
interface Correction {
  readonly corrigeert: number;
  readonly soort: 'teruggenomen' | 'verschoven' | 'verminderd';
}

/** What a correction changes of a claim, integer cents; below zero where it becomes less. */
export interface CorrectedAmounts extends Correction {
  readonly wettelijkeBijdrageBedrag: Cents;
  readonly eigenRisicoBedrag: Cents;
  /** The part of that own risk that is paid in terms: it was held back from nothing. */
  readonly eigenRisicoInTermijnen: Cents;
  readonly vergoedBedrag: Cents;
}

/** What came of a bill that the care provider sent us itself; integer cents. */
export interface PaidToZorgverlener {
  /** Whom we paid, where one name says it; undefined where the care is hidden or there are several. */
  readonly naam: string | undefined;
  readonly betaald: Cents;
  readonly eigenRisico: Cents;
  readonly eigenBijdrage: Cents;
  /** What neither we paid nor an invoice asks. */
  readonly notCovered: Cents;
  /** The part of what we paid that counts for own risk in terms, less what was given back of it. */
  readonly inTermijnen: Cents;
}

/** A line of such a bill. */
interface PaidLine extends StaircaseLine {
  readonly eigenRisicoInTermijnen?: Cents | null;
  /** By which a correction names it; an insurer with only the core tells none. */
  readonly volgnummer?: number | null;
  readonly locatieNaam: string | null;
}

/** What still stands of a bill: its lines that were not taken back, and what was corrected of those. */
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

// A line with its corrections. Own risk that was settled in terms was held back from nothing: what becomes less of it
// is given back on an invoice, and the care provider had the line as it was.
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
 * Adds up what we paid the care provider and what the person is sent an invoice for, as it is by now: nothing of a
 * line that was taken back, also where own risk of it was settled in terms and is given back on an invoice.
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

/** What the person is sent an invoice for, cents. */
export function onFactuur({ eigenRisico, eigenBijdrage }: PaidToZorgverlener): Cents {
  return eigenRisico + eigenBijdrage;
}

/** What is said of such a bill first, on its screen and in its letter. */
export function zorgverlenerAnswer(
  paid: PaidToZorgverlener,
): 'paid' | 'allEigenRisico' | 'allOwn' | 'notPaid' {
  if (paid.betaald > 0) return 'paid';
  if (paid.notCovered > 0 || onFactuur(paid) === 0) return 'notPaid';
  return paid.eigenBijdrage > 0 ? 'allOwn' : 'allEigenRisico';
}

/** Whether a bill costs the person nothing: we paid the whole, and nothing of it counts in terms either. */
export function costsNothing(paid: PaidToZorgverlener): boolean {
  const { betaald, notCovered, inTermijnen } = paid;
  return betaald > 0 && onFactuur(paid) === 0 && notCovered === 0 && inTermijnen === 0;
}
