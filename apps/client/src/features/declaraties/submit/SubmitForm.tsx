import { type ComponentType, createElement } from 'react';
import { Skeleton } from '@mijn/ui/Skeleton';
import * as m from '../../../generated/texts/submit.js';
import type { SubmitStep } from './steps/step.ts';
import type { StepProps } from './steps/StepFrame.tsx';
import { useSharedFiles } from './files/useSharedFiles.ts';
import { useLaterSteps } from './steps/useLaterSteps.ts';
import { useStep } from './steps/useStep.ts';
import { NotaStep } from './steps/NotaStep.tsx';

const firstSteps = { nota: NotaStep };

/** Shows the step that the address asks for, as far as it can be reached. */
export function SubmitForm(props: Omit<StepProps, 'onward'>) {
  const { claim, context, startedAt, report } = props.submission;
  useSharedFiles(report);
  const { step, onward } = useStep(claim, context, {
    steps: props.steps,
    resumes: startedAt !== undefined,
  });
  const screens: Partial<Record<SubmitStep, ComponentType<StepProps>>> = {
    ...firstSteps,
    ...useLaterSteps()?.steps,
  };
  const screen = screens[step];
  if (!screen) return <Skeleton kind="surface" text={m.laden()} />;
  return createElement(screen, { ...props, onward });
}
