import { useEffectEvent, useLayoutEffect } from 'react';
import { fieldId } from './bindFields.ts';
import type { FieldName } from './formState.ts';

/** Returns what a control holds; undefined without one, and of one that is disabled. */
function readControl(id: string): string | boolean | undefined {
  const control = document.getElementById(id);
  if (!control || control.matches(':disabled')) return undefined;
  if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox') return control.checked;
    if (control.type !== 'radio') return control.value;
    const chosen = new FormData(control.form ?? undefined).get(control.name);
    return typeof chosen === 'string' ? chosen : undefined;
  }
  const isTyped = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
  return isTyped ? control.value : undefined;
}

/**
 * Returns the fields whose controls hold another value than the state.
 * @param values the values of the state, by the names of the fields
 */
export function typedFields<V>(
  values: V,
  names: readonly FieldName<V>[],
  idOf: (name: FieldName<V>) => string = fieldId,
): readonly { readonly name: FieldName<V>; readonly value: string | boolean }[] {
  return names.flatMap((name) => {
    const value = readControl(idOf(name));
    return value === undefined || value === values[name] ? [] : [{ name, value }];
  });
}

/**
 * Reports what was typed and chosen before React hydrated the fields: hydration leaves it in the controls, and the
 * state of the form learns of it here, before its next render.
 */
export function useTypedBefore<V>(
  values: V,
  names: readonly FieldName<V>[],
  onTyped: (name: FieldName<V>, value: string | boolean) => void,
): void {
  const report = useEffectEvent(() => {
    for (const { name, value } of typedFields(values, names)) onTyped(name, value);
  });
  useLayoutEffect(() => report(), []);
}
