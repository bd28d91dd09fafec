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
import type { RuleContext } from '../fields/fields.ts';
import { type ClaimState, isUnsureOf, progress } from '../state/claim.ts';

// The address changes only in its search part, so the page's own heading takes the focus here: unless one was led to a
// field, or what is wrong stands above the step and has the focus already.
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
  /** The steps there are, in order. */
  readonly steps: readonly SubmitStep[];
  /** It goes on with a draft: then it opens as far as that came, unless the address says otherwise. */
  readonly resumes: boolean;
}

/** The step that is shown, kept equal to the address, and the way on. */
export function useStep(claim: ClaimState, context: RuleContext, options: StepOptions) {
  const { steps, resumes } = options;
  const [request] = useSearchParams();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(resumes && !request.has('stap'));
  const addressed = parseStep(request, steps);
  const done = progress(claim, context);
  const step = reachableStep(opening ? 'check' : addressed, done, steps);
  // It has come where the draft was: from here on the address says where one is.
  if (opening && step === addressed) setOpening(false);
  useEffect(() => {
    if (step !== addressed) void navigate(`.${addressOfStep(step, steps)}`, { replace: true });
  }, [step, addressed, navigate, steps]);
  useFocusOnNewStep(step);

  // Called by a step that has just found itself right; what it sent to the state counts already.
  const onward = (): void => {
    // What was read without doubt is looked at where all is checked.
    const ready = isComplete(done) && !isUnsureOf(claim);
    void navigate(`.${addressOfStep(ready ? 'check' : nextStep(step, steps), steps)}`);
  };
  return { step, onward };
}
