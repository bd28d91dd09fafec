import { Alert } from '@mijn/ui/Alert';
import { useEffect, useState } from 'react';
import * as m from '../../../generated/texts/list.js';
import { useHydrating } from '@mijn/ui/useHydrating';
import { useWithdrawn } from '../withdrawn.ts';

/** Confirms that a claim was withdrawn, to who comes from its page. */
export function Withdrawn() {
  const number = useWithdrawn();
  const hydrating = useHydrating();
  // In the document itself, or later than the place it appears in: only what changes there is read out.
  const [shown, show] = useState(hydrating ? number : undefined);
  useEffect(() => {
    const timer = setTimeout(show, 100, number);
    return () => clearTimeout(timer);
  }, [number]);
  if (number === undefined) return null;
  return (
    <div aria-live="polite">
      {shown !== undefined && (
        <Alert kind="positive" title={m.withdrawnTitle()}>
          <p>{m.withdrawnText({ nummer: shown })}</p>
        </Alert>
      )}
    </div>
  );
}
