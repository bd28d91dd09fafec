import { type Cents, sumOf } from './money.ts';
import { type StaircaseLine, staircaseAmounts } from './staircase.ts';

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
}

/** A line of such a bill. */
interface PaidLine extends StaircaseLine {
  /** By which a correction names it; an insurer with only the core tells none. */
  readonly volgnummer?: number | null;
  readonly locatieNaam: string | null;
}

/** What still stands of a bill: its lines that were not taken back, and what was corrected of those. */
export function standing<Line extends Pick<PaidLine, 'volgnummer'>, Corrected extends Correction>(
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

/**
 * Adds up what we paid the care provider and what the person is sent an invoice for, as it is by now: nothing of a
 * line that was taken back, also where own risk of it was settled in terms and is given back on an invoice.
 */
export function paidToZorgverlener(
  lines: readonly PaidLine[],
  corrections: readonly CorrectedAmounts[],
): PaidToZorgverlener {
  const left = standing(lines, corrections);
  const { uitgekeerd, eigenRisico, wettelijkeBijdrage } = staircaseAmounts(left.lines);
  const names = new Set(lines.map(({ locatieNaam }) => locatieNaam));
  const [only] = names;
  return {
    naam: names.size === 1 && only ? only : undefined,
    betaald:
      uitgekeerd + sumOf(left.corrections, (one) => one.vergoedBedrag + one.eigenRisicoInTermijnen),
    eigenRisico:
      eigenRisico +
      sumOf(left.corrections, (one) => one.eigenRisicoBedrag - one.eigenRisicoInTermijnen),
    eigenBijdrage:
      wettelijkeBijdrage + sumOf(left.corrections, (one) => one.wettelijkeBijdrageBedrag),
  };
}
