/** A step from the cost of care to the reimbursed amount; cents. */
export interface StepOfLine {
  readonly stap: string;
  readonly bedrag: number;
}

/** Returns the amount of the step with this name, in cents; 0 without one. */
export function amountOfStep(steps: readonly StepOfLine[], name: string): number {
  return steps.find(({ stap }) => stap === name)?.bedrag ?? 0;
}
