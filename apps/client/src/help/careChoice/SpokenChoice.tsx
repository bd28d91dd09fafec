import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { type ReactNode, useState } from 'react';

interface SpokenChoiceProps {
  /** What is chosen. */
  readonly choice: string;
  /** What the screen says first of it. */
  readonly children: ReactNode;
}

/**
 * Says aloud what the screen says first of what was chosen on it: only the query of the address changes, of which
 * nobody hears anything. Silent until another is chosen, since the page itself is read at first.
 */
export function SpokenChoice({ choice, children }: SpokenChoiceProps) {
  const [silentFor, setSilentFor] = useState<string | undefined>(choice);
  // For ever: the first choice is told as well when one comes back to it.
  if (silentFor !== undefined && silentFor !== choice) setSilentFor(undefined);
  return (
    <output>
      {/* Put there anew for each choice: of two years the same may be true, and that has to be heard. */}
      <VisuallyHidden key={choice}>{silentFor === choice ? '' : children}</VisuallyHidden>
    </output>
  );
}
