import { Confirmation } from './Confirmation.tsx';
import { CheckStep } from './CheckStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';

/** The screens that come after the bill. */
export const laterSteps = {
  details: DetailsStep,
  check: CheckStep,
  done: Confirmation,
};
