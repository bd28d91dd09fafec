import { Alert } from '@mijn/ui/Alert';
import { useEffect, useState } from 'react';
import * as m from '../../../generated/texts/list.js';
import { useHydrating } from '@mijn/ui/useHydrating';
import { useWithdrawn } from '../withdrawn.ts';

/** Confirms after a navigation from its page that a claim was withdrawn. */
export function Withdrawn() {
  const number = useWithdrawn();
  const hydrating = useHydrating();
  // Part of the document, or inserted after its live region, because only changes in a region are
  // announced.
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
