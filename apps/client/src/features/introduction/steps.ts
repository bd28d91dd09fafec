import { stepField, termsStep } from '@mijn/domain/postedForm';

/** Number of steps of the introduction (§2). */
export const stepCount = 3;

/** The state of the first run: a step of the introduction, from 1, or the terms. */
export type FirstRunStep = number | typeof termsStep;

/** Parses the step from the address; the first one when it is invalid. */
export function parseStep(search: URLSearchParams): FirstRunStep {
  const word = search.get(stepField);
  if (word === termsStep) return termsStep;
  const step = Number(word);
  return Number.isInteger(step) && step >= 1 && step <= stepCount ? step : 1;
}
