import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  addressOfStep,
  isComplete,
  nextStep,
  parseStep,
  reachableStep,
  type SubmitStep,
} from './step.ts';
import type { RuleContext } from '../state/claimFields.ts';
import { type ClaimState, isUnsureOf, progress } from '../state/claim.ts';

// Only the query of the address changes, so the heading is focused here: except after a link to a field, or
// when an error summary above the step has the focus.
function useFocusOnNewStep(step: SubmitStep): void {
  const previous = useRef(step);
  const { hash } = useLocation();
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    const field = document.getElementById(hash.slice(1));
    if (field) return field.focus();
    window.scrollTo(0, 0);
    if (document.querySelector('main section:focus')) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step, hash]);
}

interface StepOptions {
  readonly steps: readonly SubmitStep[];
  /** Whether it continues a draft, and opens at its last step, unless the address names one. */
  readonly resumes: boolean;
  /** Whether leaving the page waits for an answer, which a navigation would take away. */
  readonly isLeaving?: boolean;
}

/** Returns the step to show, in sync with the address, and the function to go on. */
export function useStep(claim: ClaimState, context: RuleContext, options: StepOptions) {
  const { steps, resumes, isLeaving = false } = options;
  const [request] = useSearchParams();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(resumes && !request.has('stap'));
  const addressed = parseStep(request, steps);
  const done = progress(claim, context);
  const step = reachableStep(opening ? 'check' : addressed, done, steps);
  // The step of the draft is reached; from here on the address decides.
  if (opening && step === addressed) setOpening(false);
  useEffect(() => {
    if (step === addressed || isLeaving) return;
    void navigate(`.${addressOfStep(step, steps)}`, { replace: true });
  }, [step, addressed, navigate, steps, isLeaving]);
  useFocusOnNewStep(step);

  // Called by a step that is valid; the events it reported count already.
  const onward = (): void => {
    // Certain readings are checked on the last step.
    const ready = isComplete(done, steps) && !isUnsureOf(claim);
    void navigate(`.${addressOfStep(ready ? 'check' : nextStep(step, steps), steps)}`);
  };
  return { step, onward };
}
