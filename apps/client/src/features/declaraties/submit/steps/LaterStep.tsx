import { type ComponentType, createElement } from 'react';
import { CheckStep } from './CheckStep.tsx';
import { Confirmation } from './Confirmation.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import type { SubmitStep } from './step.ts';
import type { StepProps } from './StepFrame.tsx';
import { WhoStep } from './WhoStep.tsx';

/** Which step after the bill, or before it, is shown; and what every step is given. */
interface LaterStepProps extends StepProps {
  readonly step: Exclude<SubmitStep, 'nota'>;
}

const steps: Readonly<Record<LaterStepProps['step'], ComponentType<StepProps>>> = {
  who: WhoStep,
  details: DetailsStep,
  check: CheckStep,
  done: Confirmation,
};

/** The screen of a step other than the bill. */
export function LaterStep({ step, ...props }: LaterStepProps) {
  return createElement(steps[step], props);
}
