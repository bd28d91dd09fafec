import { type ComponentType, createElement } from 'react';
import { Skeleton } from '@mijn/ui/Skeleton';
import * as m from '../../../generated/texts/submit.js';
import type { SubmitStep } from './steps/step.ts';
import type { StepProps } from './steps/StepFrame.tsx';
import { useStep } from './steps/useStep.ts';
import { NotaStep } from './steps/NotaStep.tsx';

const firstSteps = { nota: NotaStep };

interface SubmitFormProps extends Omit<StepProps, 'onward'> {
  /** The insurer reads bills. */
  readonly reads: boolean;
}

/** Shows the step that the address asks for, as far as it can be reached. */
export function SubmitForm({ reads, ...props }: SubmitFormProps) {
  const { claim, context, startedAt, report, later } = props.submission;
  const { step, onward } = useStep(claim, context, {
    steps: props.steps,
    resumes: startedAt !== undefined,
  });
  const screens: Partial<Record<SubmitStep, ComponentType<StepProps>>> = {
    ...firstSteps,
    ...later?.steps,
  };
  const screen = screens[step];
  return (
    <>
      {later && (
        <later.parts.Underway claim={claim} report={report} context={context} reads={reads} />
      )}
      {screen ? (
        createElement(screen, { ...props, onward })
      ) : (
        <Skeleton kind="surface" text={m.laden()} />
      )}
    </>
  );
}
