// Each step by its word in the address, in order.
const words = {
  who: 'wie',
  nota: 'nota',
  details: 'gegevens',
  check: 'controleren',
  done: 'klaar',
} as const;

/** A step of sending in a claim (docs/decisions.md §5); `done` is the confirmation. */
export type SubmitStep = keyof typeof words;

/** The steps of sending in a claim, in order. */
const submitSteps = ['who', 'nota', 'details', 'check', 'done'] as const;

/** What decides which steps there are. */
interface StepChoice {
  /** There is one person to claim for: nobody is asked for whom. */
  readonly alone: boolean;
  /** The insurer reads bills: the bill comes first, and tells for whom it is (docs/decisions.md §5). */
  readonly reads: boolean;
}

/** The steps that are counted ("Stap 2 van 4"), in order: all but the confirmation. */
export function stepsOf({ alone, reads }: StepChoice): readonly SubmitStep[] {
  return submitSteps.slice(alone || reads ? 1 : 0, 4);
}

/** How far a claim has come: which steps hold what the next ones need. */
export interface Progress {
  readonly who: boolean;
  readonly nota: boolean;
  readonly details: boolean;
  readonly submitted: boolean;
}

/** Reads the step from the address (`?stap=nota`); the first one when unreadable. */
export function parseStep(request: URLSearchParams, steps: readonly SubmitStep[]): SubmitStep {
  const named = submitSteps.find((step) => words[step] === request.get('stap'));
  return named ?? steps[0] ?? 'nota';
}

// Where for whom it is has no step of its own, that belongs to what the bill says.
const isDone: Readonly<Partial<Record<SubmitStep, (progress: Progress) => boolean>>> = {
  who: ({ who }) => who,
  nota: ({ nota }) => nota,
  details: ({ who, details }) => who && details,
};

/** Tells whether all is filled in that is needed before it can be sent. */
export function isComplete(progress: Progress): boolean {
  return Object.values(isDone).every((done) => done(progress));
}

/**
 * The step that is really shown: a step typed by hand or reached by reloading cannot run ahead of
 * what was filled in, and after sending in there is only the confirmation.
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

/** The step after this one. */
export function nextStep(step: SubmitStep, steps: readonly SubmitStep[]): SubmitStep {
  return steps[steps.indexOf(step) + 1] ?? 'done';
}

/** The step before this one; undefined at the first. */
export function previousStep(
  step: SubmitStep,
  steps: readonly SubmitStep[],
): SubmitStep | undefined {
  return steps[steps.indexOf(step) - 1];
}

/** The search string of a step, so that Back and Forward walk through the steps. */
export function addressOfStep(step: SubmitStep, steps: readonly SubmitStep[]): string {
  return step === steps[0] ? '' : `?stap=${words[step]}`;
}
