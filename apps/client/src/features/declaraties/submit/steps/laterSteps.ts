import { Confirmation } from './Confirmation.tsx';
import { CheckStep } from './CheckStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { NotaStep } from './NotaStep.tsx';

/** The screens that come after the first step. */
export const laterSteps = {
  nota: NotaStep,
  details: DetailsStep,
  check: CheckStep,
  done: Confirmation,
};
