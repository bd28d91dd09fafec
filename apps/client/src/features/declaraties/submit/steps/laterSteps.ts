import { FilesList } from '../files/FilesList.tsx';
import { SeveralNotas } from '../read/SeveralNotas.tsx';
import { save } from '../concept/save.ts';
import { insurerErrors } from '../send/insurerErrors.ts';
import { allMeldingen } from '../send/outcome.ts';
import { sendClaim } from '../send/sendClaim.ts';
import { nextState } from '../state/claimState.ts';
import { Confirmation } from './Confirmation.tsx';
import { CheckStep } from './CheckStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
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
  allMeldingen,
  insurerErrors,
  save,
};
