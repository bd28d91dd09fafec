import { type ComponentType, createElement } from 'react';
import { Skeleton } from '@mijn/ui/Skeleton';
import * as m from '../../../generated/texts/submit.js';
import type { SubmitStep } from './steps/step.ts';
import type { StepProps } from './steps/StepFrame.tsx';
import { useLaterSteps } from './steps/useLaterSteps.ts';
import { useStep } from './steps/useStep.ts';
import { WhoStep } from './steps/WhoStep.tsx';

const firstStep = { who: WhoStep };

/** Shows the step that the address asks for, as far as it can be reached. */
export function SubmitForm(props: Omit<StepProps, 'onward'>) {
  const { claim, context, startedAt } = props.submission;
  const { step, onward } = useStep(claim, context, {
    alone: props.only !== undefined,
    resumes: startedAt !== undefined,
  });
  const screens: Partial<Record<SubmitStep, ComponentType<StepProps>>> = {
    ...firstStep,
    ...useLaterSteps(),
  };
  const screen = screens[step];
  if (!screen) return <Skeleton kind="surface" text={m.laden()} />;
  return createElement(screen, { ...props, onward });
}
