import { outdatedKind } from '@mijn/domain/headers';
import { useEffect, useState } from 'react';

/**
 * Returns whether a call of this document was refused because its build is of another release (ADR 0107).
 */
export function useOutdated(): boolean {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    const hear = () => setOutdated(true);
    addEventListener(outdatedKind, hear);
    return () => removeEventListener(outdatedKind, hear);
  }, []);
  return isOutdated;
}
