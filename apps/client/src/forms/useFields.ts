import { useReducer } from 'react';
import type { PostOutcome } from '../api/createAction.ts';
import { bindFields, type BoundFields } from './bindFields.ts';
import { type FieldName, type FormState, initialFormState, nextFormState } from './formState.ts';
import type { Rules } from './rules.ts';

/** What a form is made of that is no more than its fields of text. */
export interface FieldsForm<V, C> {
  /** What stands there before anything is filled in. */
  readonly empty: V;
  readonly rules: Rules<V, C>;
  /** The fields on the screen, in their order there. */
  readonly names: readonly FieldName<V>[];
  readonly context: C;
}

// What was posted without script stands there again, with what is wrong.
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

/** The fields of a form, and how they are emptied once what they hold was taken. */
interface Fields<V> extends BoundFields<V> {
  readonly empty: () => void;
}

/** The fields of a form that is no more than its fields of text, from what was posted of it on. */
export function useFields<V extends { readonly [N in keyof V]: string }, C>(
  form: FieldsForm<V, C>,
  posted: PostOutcome | undefined,
): Fields<V> {
  const { rules, names, context, empty } = form;
  const [state, report] = useReducer(nextFormState<V>, startFrom(form, posted));
  const bound = bindFields({ state, report, rules, names, context });
  return { ...bound, empty: () => report({ kind: 'taken', empty }) };
}
