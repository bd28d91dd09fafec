import { type ComponentType, createElement } from 'react';
import { CheckStep } from './CheckStep.tsx';
import { Confirmation } from './Confirmation.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import type { SubmitStep } from './step.ts';
import type { StepProps } from './StepFrame.tsx';
import { WhoStep } from './WhoStep.tsx';

interface LaterStepProps extends StepProps {
  readonly step: Exclude<SubmitStep, 'nota'>;
}

const steps: Readonly<Record<LaterStepProps['step'], ComponentType<StepProps>>> = {
  who: WhoStep,
  details: DetailsStep,
  check: CheckStep,
  done: Confirmation,
};

/** Renders a step other than the bill. */
export function LaterStep({ step, ...props }: LaterStepProps) {
  return createElement(steps[step], props);
}
