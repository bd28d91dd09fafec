import { Card } from '@mijn/ui/Card';
import { Retry } from '../../forms/Retry.tsx';
import * as m from '../../generated/texts/relatie.js';

interface PartFailedProps {
  /** Without it the part stands in a card of its own already. */
  readonly title?: string;
  /** The status of its answer. */
  readonly status: number;
  /** What cannot be shown, where no title says so. */
  readonly text?: string;
}

/**
 * In the place of a part of Mijn gegevens that failed: that it did, and "Probeer opnieuw" (docs/decisions.md §8). Of what the
 * insurer does not have nothing is said.
 */
export function PartFailed({ title, status, text = m.partFailed() }: PartFailedProps) {
  if (status === 404) return null;
  const failed = (
    <>
      <p>{text}</p>
      <Retry />
    </>
  );
  return title === undefined ? failed : <Card title={title}>{failed}</Card>;
}
