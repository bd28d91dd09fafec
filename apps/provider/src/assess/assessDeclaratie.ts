import { calculateLine } from './line/calculateLine.ts';
import { meldingenOf } from './line/meldingen.ts';
import { stepsOf } from './line/steps.ts';
import { countLine } from './usage.ts';
import type { Assessment, AssessmentInput, JudgedLine, LineInput, Usage } from './shapes.ts';

function assessLine(line: LineInput, input: AssessmentInput, usage: Usage): JudgedLine {
  const calculation = calculateLine(line, input, usage);
  const meldingen = meldingenOf(calculation, input.submittedOn);
  return {
    amounts: calculation.amounts,
    aantal: line.aantal,
    jaar: calculation.jaar,
    dekking: calculation.matchedDekking?.dekking ?? null,
    polisnummer: calculation.polisnummer,
    meldingen,
    stappen: stepsOf(calculation, meldingen),
  };
}

/**
 * Judges the lines of a claim in order (docs/decisions.md §6); pure. Each line's use of own risk and
 * budgets counts for the next.
 * @throws UnknownEigenRisicoError when own risk of that brand and year is not in the data.
 */
export function assessDeclaratie(input: AssessmentInput): Assessment {
  let usage = input.usage;
  const regels = input.regels.map((line) => {
    const outcome = assessLine(line, input, usage);
    usage = countLine(usage, outcome);
    return outcome;
  });
  return { regels, usage };
}
