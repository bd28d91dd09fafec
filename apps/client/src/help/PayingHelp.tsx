import * as helpWords from '../generated/texts/help.js';
import { ArrearsLink } from './ArrearsLink.tsx';
import { HelpDesk } from './HelpDesk.tsx';

interface PayingHelpProps {
  /** Payment is late, or in an arrangement: then help with arrears comes first. */
  readonly behind: boolean;
}

/** Where somebody is helped who has a question about paying, or cannot pay (§2, payment-arrears help). */
export function PayingHelp({ behind }: PayingHelpProps) {
  if (!behind) {
    return (
      <p>
        <strong>{helpWords.question()}</strong> <HelpDesk />
      </p>
    );
  }
  return (
    <p>
      <strong>{helpWords.payOnTime()}</strong> <HelpDesk /> <ArrearsLink />
    </p>
  );
}
