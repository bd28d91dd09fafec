import { type ComponentType, createElement } from 'react';
import { FilesList } from '../files/FilesList.tsx';
import { SeveralNotas } from '../read/SeveralNotas.tsx';
import { save } from '../concept/save.ts';
import { sendClaim } from '../send/sendClaim.ts';
import { nextState } from '../state/claimState.ts';
import { Confirmation } from './Confirmation.tsx';
import { CheckStep } from './CheckStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import type { SubmitStep } from './step.ts';
import type { StepProps } from './StepFrame.tsx';
import { Underway } from './Underway.tsx';
import { WhoStep } from './WhoStep.tsx';

/** What comes after the bill, and what the bill's own screen shows and does once there is one. */
export const later = {
  steps: {
    who: WhoStep,
    details: DetailsStep,
    check: CheckStep,
    done: Confirmation,
  },
  parts: { FilesList, SeveralNotas, Underway },
  nextState,
  sendClaim,
  save,
};

/** Which step after the bill, or before it, is shown; and what every step is given. */
interface LaterStepProps extends StepProps {
  readonly step: Exclude<SubmitStep, 'nota'>;
}

const steps: Readonly<Record<LaterStepProps['step'], ComponentType<StepProps>>> = later.steps;

/** The screen of a step other than the bill. */
export function LaterStep({ step, ...props }: LaterStepProps) {
  return createElement(steps[step], props);
}
