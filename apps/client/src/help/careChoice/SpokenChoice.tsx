import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { type ReactNode, useState } from 'react';

interface SpokenChoiceProps {
  readonly choice: string;
  readonly children: ReactNode;
}

/**
 * Announces the first words of the screen after another choice, because nothing announces a change of the query.
 * Silent for the first choice, because the screen reader reads the page then.
 */
export function SpokenChoice({ choice, children }: SpokenChoiceProps) {
  const [silentFor, setSilentFor] = useState<string | undefined>(choice);
  // Resets for good: the first choice is announced too when the person returns to it.
  if (silentFor !== undefined && silentFor !== choice) setSilentFor(undefined);
  return (
    <output>
      {/* The key inserts the text anew for each choice, because two years may have the same text and it
          has to be announced. */}
      <VisuallyHidden key={choice}>{silentFor === choice ? '' : children}</VisuallyHidden>
    </output>
  );
}
