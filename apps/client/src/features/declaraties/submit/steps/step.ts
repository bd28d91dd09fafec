// Each step by its word in the address, in order.
const words = {
  who: 'wie',
  nota: 'nota',
  details: 'gegevens',
  check: 'controleren',
  done: 'klaar',
} as const;

/** A step of sending in a claim (decisions §5); `done` is the confirmation. */
export type SubmitStep = keyof typeof words;

/** The steps of sending in a claim, in order. */
export const submitSteps = ['who', 'nota', 'details', 'check', 'done'] as const;

/**
 * The steps that are counted ("Stap 2 van 4"). Where there is one person to claim for, nobody is asked
 * for whom.
 */
export function countedSteps(alone: boolean): readonly SubmitStep[] {
  return submitSteps.slice(alone ? 1 : 0, 4);
}

/** How far a claim has come: which steps hold what the next ones need. */
export interface Progress {
  readonly who: boolean;
  readonly nota: boolean;
  readonly details: boolean;
  readonly submitted: boolean;
}

/** Reads the step from the address (`?stap=nota`); the first one when unreadable. */
export function parseStep(request: URLSearchParams): SubmitStep {
  return submitSteps.find((step) => words[step] === request.get('stap')) ?? 'who';
}

/**
 * The step that is really shown: a step typed by hand or reached by reloading cannot run ahead of
 * what was filled in, and after sending in there is only the confirmation.
 */
export function reachableStep(
  requested: SubmitStep,
  progress: Progress,
  alone: boolean,
): SubmitStep {
  if (progress.submitted) return 'done';
  if (requested === 'done') return reachableStep('check', progress, alone);
  if (requested === 'who' && alone) return reachableStep('nota', progress, alone);
  const target = submitSteps.indexOf(requested);
  const firstOpen = (['who', 'nota', 'details'] as const).find((step) => !progress[step]);
  if (firstOpen === undefined) return requested;
  return target > submitSteps.indexOf(firstOpen) ? firstOpen : requested;
}

/** The step after this one. */
export function nextStep(step: SubmitStep): SubmitStep {
  return submitSteps[submitSteps.indexOf(step) + 1] ?? 'done';
}

/** The step before this one; undefined at the first. */
export function previousStep(step: SubmitStep, alone: boolean): SubmitStep | undefined {
  const steps = countedSteps(alone);
  return steps[steps.indexOf(step) - 1];
}

/** The search string of a step, so that Back and Forward walk through the steps. */
export function addressOfStep(step: SubmitStep): string {
  return step === 'who' ? '' : `?stap=${words[step]}`;
}
