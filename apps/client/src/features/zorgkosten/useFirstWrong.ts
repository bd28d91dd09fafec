import { useEffect, useEffectEvent } from 'react';
import type { BoundFields } from '../../forms/bindFields.ts';

/** After each check, focuses the first wrong field: for a form without an error summary. */
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
