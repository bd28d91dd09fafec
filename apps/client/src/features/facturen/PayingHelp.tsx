import * as helpWords from '../../generated/texts/help.js';
import { ArrearsLink } from '../../help/ArrearsLink.tsx';
import { HelpDesk } from '../../help/HelpDesk.tsx';

interface PayingHelpProps {
  /** Whether payment is late or in an arrangement, which puts help with arrears first. */
  readonly behind: boolean;
}

/** Help for a person with a question about paying, or who cannot pay (§2, payment-arrears help). */
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
