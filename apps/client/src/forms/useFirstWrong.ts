import { useEffect, useEffectEvent } from 'react';
import type { BoundFields } from './bindFields.ts';

/** After each check, brings the first wrong field forward: for a form without a summary of what is wrong. */
export function useFirstWrong({
  errors,
  checks,
}: Pick<BoundFields<object>, 'errors' | 'checks'>): void {
  const bringForward = useEffectEvent(() => {
    const [first] = errors;
    if (first) document.getElementById(first.fieldId)?.focus();
  });
  useEffect(() => {
    if (checks > 0) bringForward();
  }, [checks]);
}
