import type { Progress } from '../state/claim.ts';

// The words of the steps in the address, in order.
const words = {
  who: 'wie',
  nota: 'nota',
  details: 'gegevens',
  check: 'controleren',
  done: 'klaar',
} as const;

/** A step of submitting a claim (docs/decisions.md §5); `done` is the confirmation. */
export type SubmitStep = keyof typeof words;

const submitSteps = ['who', 'nota', 'details', 'check', 'done'] as const;

interface StepChoice {
  /** Whether there is only one person to claim for, who is not asked for. */
  readonly alone: boolean;
  /**
   * Whether the insurer reads bills: then the bill comes first, and names the person (docs/decisions.md
   * §5).
   */
  readonly reads: boolean;
}

/** Returns the counted steps ("Stap 2 van 4"), in order: all but the confirmation. */
export function stepsOf({ alone, reads }: StepChoice): readonly SubmitStep[] {
  return submitSteps.slice(alone || reads ? 1 : 0, 4);
}

/**
 * Returns the steps that a person walks, for the counter: without the values, when they were all read for
 * certain and are checked at once.
 */
export function walkedSteps(
  steps: readonly SubmitStep[],
  isCheckedAtOnce: boolean,
): readonly SubmitStep[] {
  return isCheckedAtOnce ? steps.filter((step) => step !== 'details') : steps;
}

/** Parses the step from the address (`?stap=nota`); the first one when it is invalid. */
export function parseStep(request: URLSearchParams, steps: readonly SubmitStep[]): SubmitStep {
  const named = submitSteps.find((step) => words[step] === request.get('stap'));
  return named ?? steps[0] ?? 'nota';
}

// Without a step of its own, the person is asked for with the values, or on the last step.
const isDone: Readonly<Partial<Record<SubmitStep, (progress: Progress) => boolean>>> = {
  who: ({ who }) => who,
  nota: ({ nota }) => nota,
  details: ({ details }) => details,
};

/** Returns whether the input of all these steps is there. */
export function isComplete(progress: Progress, steps: readonly SubmitStep[]): boolean {
  return steps.every((step) => isDone[step]?.(progress) ?? true);
}

/**
 * Returns the step to show: a step from a typed or reloaded address cannot run ahead of the input, and
 * after the submission there is only the confirmation.
 */
export function reachableStep(
  requested: SubmitStep,
  progress: Progress,
  steps: readonly SubmitStep[],
): SubmitStep {
  if (progress.submitted) return 'done';
  const at = requested === 'done' ? steps.length - 1 : Math.max(steps.indexOf(requested), 0);
  const firstOpen = steps.findIndex((step) => isDone[step]?.(progress) === false);
  return steps[firstOpen === -1 ? at : Math.min(at, firstOpen)] ?? 'check';
}

/** Returns the next step. */
export function nextStep(step: SubmitStep, steps: readonly SubmitStep[]): SubmitStep {
  return steps[steps.indexOf(step) + 1] ?? 'done';
}

/** Returns the previous step; undefined at the first. */
export function previousStep(
  step: SubmitStep,
  steps: readonly SubmitStep[],
): SubmitStep | undefined {
  return steps[steps.indexOf(step) - 1];
}

/** Returns the search string of a step, so that Back and Forward walk through the steps. */
export function addressOfStep(step: SubmitStep, steps: readonly SubmitStep[]): string {
  return step === steps[0] ? '' : `?stap=${words[step]}`;
}
