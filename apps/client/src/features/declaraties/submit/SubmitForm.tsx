import type { StepProps } from './steps/StepFrame.tsx';
import { useExpected } from './expect/useExpected.ts';
import { LaterStep } from './steps/LaterStep.tsx';
import { Underway } from './steps/Underway.tsx';
import { useStep } from './steps/useStep.ts';
import { NotaStep } from './steps/NotaStep.tsx';
import { Stack } from '@mijn/ui/Stack';

interface SubmitFormProps extends Omit<StepProps, 'onward' | 'expected'> {
  readonly reads: boolean;
}

/** Renders the step of the address, as far as it can be reached. */
export function SubmitForm({ reads, ...props }: SubmitFormProps) {
  const { claim, context, resumedFrom, report } = props.submission;
  const { step, onward } = useStep(claim, context, {
    steps: props.steps,
    resumes: resumedFrom !== undefined,
  });
  // The confirmation shows it too.
  const expected = useExpected(
    claim,
    context,
    step === 'check' && claim.form.values.declarant !== '',
  );
  return (
    <Stack>
      <Underway {...{ claim, report, context, reads }} only={props.only} />
      {step === 'nota' ? (
        <NotaStep {...props} expected={expected} onward={onward} />
      ) : (
        <LaterStep {...props} expected={expected} step={step} onward={onward} />
      )}
    </Stack>
  );
}
