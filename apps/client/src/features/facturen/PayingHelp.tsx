import * as helpWords from '../../generated/texts/help.js';
import type { AskSubject } from '../../help/askAddress.ts';
import { AskLink } from '../../help/AskLink.tsx';
import { ArrearsLink } from '../../help/ArrearsLink.tsx';
import { HelpDesk } from '../../help/HelpDesk.tsx';

interface PayingHelpProps {
  /** Whether payment is late or in an arrangement, which puts help with arrears first. */
  readonly behind: boolean;
  /** Subject of a question; undefined: none can be asked here. */
  readonly subject?: AskSubject;
}

/** Help for a person with a question about paying, or who cannot pay (§2, payment-arrears help). */
export function PayingHelp({ behind, subject }: PayingHelpProps) {
  const ask = subject && <AskLink subject={subject} />;
  if (!behind) {
    return (
      <p>
        <strong>{helpWords.question()}</strong> <HelpDesk /> {ask}
      </p>
    );
  }
  return (
    <p>
      <strong>{helpWords.payOnTime()}</strong> <HelpDesk /> <ArrearsLink /> {ask}
    </p>
  );
}
