import { FilesList } from '../files/FilesList.tsx';
import { SeveralNotas } from '../read/SeveralNotas.tsx';
import { sendClaim } from '../send/sendClaim.ts';
import { Confirmation } from './Confirmation.tsx';
import { CheckStep } from './CheckStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { WhoStep } from './WhoStep.tsx';

/** What comes after the bill, and what the bill's own screen shows once there is one. */
export const later = {
  steps: {
    who: WhoStep,
    details: DetailsStep,
    check: CheckStep,
    done: Confirmation,
  },
  parts: { FilesList, SeveralNotas },
  sendClaim,
};
