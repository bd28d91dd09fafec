import { Alert } from '@mijn/ui/Alert';
import type { ReactNode } from 'react';
import * as stepsWords from '../../../../generated/texts/steps.js';

interface LeftInFileProps {
  /** By what each bill is told from the others. */
  readonly labels: readonly string[];
  /** The file has to be added again for them. */
  readonly again: boolean;
  /** What begins a claim for them. */
  readonly action: ReactNode;
}

/** Of a claim that was sent in: the bills that its file holds besides, which were not. Nothing where there are none. */
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
