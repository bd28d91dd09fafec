import { Card } from '@mijn/ui/Card';
import { Retry } from '../../forms/Retry.tsx';
import * as m from '../../generated/texts/relatie.js';

interface PartFailedProps {
  /** Left out when the part is already in a card. */
  readonly title?: string;
  /** HTTP status of the part. */
  readonly status: number;
  /** Text of the error; by default a general one. */
  readonly text?: string;
}

/**
 * Error of a part of Mijn gegevens, with a retry (docs/decisions.md §8). Renders nothing on 404: the insurer does not
 * have that part.
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
