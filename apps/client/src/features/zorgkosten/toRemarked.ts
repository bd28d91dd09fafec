import {
  amountOfStep,
  type StepOfLine,
  type Melding,
  type RemarkedLine,
} from '../../help/meldingen/meldingWords.ts';

/** A line whose amounts stand in its steps; cents. */
interface SteppedLine {
  readonly zorgsoort: string | null;
  readonly bedragEigenRisicoInTermijnen: number;
  readonly meldingen: readonly Melding[] | null;
  readonly stappen: readonly StepOfLine[];
}

/**
 * Returns a line in the form that remarks are worded from. Own risk in instalments is deducted from
 * nothing, so it counts as paid out.
 */
export function toRemarked(
  line: SteppedLine,
  { declarant, behandelDatum }: Pick<RemarkedLine, 'declarant' | 'behandelDatum'>,
): RemarkedLine {
  const { stappen, meldingen, bedragEigenRisicoInTermijnen: inTermijnen } = line;
  return {
    declarant,
    behandelDatum,
    zorgSoort: line.zorgsoort,
    gedeclareerdBedrag: amountOfStep(stappen, 'gedeclareerd'),
    eigenRisicoBedrag: amountOfStep(stappen, 'eigenRisico') - inTermijnen,
    eigenRisicoInTermijnen: inTermijnen,
    uitgekeerdBedrag: amountOfStep(stappen, 'vergoed') + inTermijnen,
    meldingen,
    stappen,
  };
}
