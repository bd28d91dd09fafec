import { Alert } from '@mijn/ui/Alert';
import type { ReactNode } from 'react';
import * as stepsWords from '../../../../generated/texts/steps.js';

interface LeftInFileProps {
  readonly labels: readonly string[];
  /** Whether the file has to be added again for them. */
  readonly again: boolean;
  readonly action: ReactNode;
}

/**
 * Names the other bills in the file of a submitted claim, which were not submitted; renders nothing without
 * any.
 */
export function LeftInFile({ labels, again, action }: LeftInFileProps) {
  const count = labels.length;
  if (count === 0) return null;
  return (
    <Alert kind="warning" title={stepsWords.leftTitle({ count })} action={action}>
      <ul>
        {labels.map((label, at) => (
          <li key={at}>{label}</li>
        ))}
      </ul>
      {again && <p>{stepsWords.leftAgain()}</p>}
    </Alert>
  );
}
