import { useEffectEvent, useLayoutEffect } from 'react';
import { fieldId } from './bindFields.ts';
import type { FieldName } from './formState.ts';

/** Returns what the control of a field holds; undefined without one, and of one that is disabled. */
function readControl(name: string): string | undefined {
  const control = document.getElementById(fieldId(name));
  if (!control || !('form' in control) || !(control.form instanceof HTMLFormElement))
    return undefined;
  const value = new FormData(control.form).get(name);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reports what was typed and chosen in uncontrolled fields before React hydrated them: the browser keeps it, and the
 * state of the form learns of it here.
 * @param values the values of the state, by the names of the fields
 */
export function useTypedBefore<V>(
  values: V,
  names: readonly FieldName<V>[],
  onTyped: (name: FieldName<V>, value: string) => void,
): void {
  const report = useEffectEvent(() => {
    for (const name of names) {
      const typed = readControl(name);
      if (typed !== undefined && typed !== values[name]) onTyped(name, typed);
    }
  });
  useLayoutEffect(() => report(), []);
}
