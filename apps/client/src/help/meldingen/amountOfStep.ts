/** A step from what care cost to what was reimbursed; cents. */
export interface StepOfLine {
  readonly stap: string;
  readonly bedrag: number;
}

/** The amount of the step of this name, cents; 0 where there is none. */
export function amountOfStep(steps: readonly StepOfLine[], name: string): number {
  return steps.find(({ stap }) => stap === name)?.bedrag ?? 0;
}
