import { useReducer } from 'react';
import type { PostOutcome } from '../api/createAction.ts';
import { bindFields, type BoundFields } from './bindFields.ts';
import { type FieldName, type FormState, initialFormState, nextFormState } from './formState.ts';
import type { Rules } from './rules.ts';

export interface FieldsForm<V, C> {
  readonly empty: V;
  readonly rules: Rules<V, C>;
  readonly names: readonly FieldName<V>[];
  readonly context: C;
}

// Starts from the values and errors of a form that was posted without script.
function startFrom<V extends { readonly [N in keyof V]: string }>(
  { empty, names }: Pick<FieldsForm<V, unknown>, 'empty' | 'names'>,
  posted: PostOutcome | undefined,
): FormState<V> {
  if (posted === undefined) return initialFormState(empty);
  const typed = Object.keys(empty).flatMap((name) => {
    const value = posted.values[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const errors: FormState<V>['errors'] = {};
  for (const name of names) errors[name] = posted.errors[name];
  const start = initialFormState<V>({ ...empty, ...Object.fromEntries(typed) });
  return { ...start, errors, found: errors };
}

/** The fields of a form, and `empty` to clear them once their values were taken. */
interface Fields<V> extends BoundFields<V> {
  readonly empty: () => void;
}

/** Returns the fields of a form of text fields only, starting from the posted values. */
export function useFields<V extends { readonly [N in keyof V]: string }, C>(
  form: FieldsForm<V, C>,
  posted: PostOutcome | undefined,
): Fields<V> {
  const { rules, names, context, empty } = form;
  const [state, report] = useReducer(nextFormState<V>, startFrom(form, posted));
  const bound = bindFields({ state, report, rules, names, context });
  return { ...bound, empty: () => report({ kind: 'taken', empty }) };
}
