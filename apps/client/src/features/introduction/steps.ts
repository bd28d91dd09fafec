import { stepField, termsStep } from '@mijn/domain/postedForm';

/** How many steps the introduction has (§2). */
export const stepCount = 3;

/** Where the first run stands: a step of the introduction, from 1, or the terms. */
export type FirstRunStep = number | typeof termsStep;

/** The step that an address names; the first where it names none of ours. */
export function parseStep(search: URLSearchParams): FirstRunStep {
  const word = search.get(stepField);
  if (word === termsStep) return termsStep;
  const step = Number(word);
  return Number.isInteger(step) && step >= 1 && step <= stepCount ? step : 1;
}
