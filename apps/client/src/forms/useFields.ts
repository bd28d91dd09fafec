import { useReducer, useState } from 'react';
import type { PostOutcome } from '../api/createAction.ts';
import { bindFields, type BoundFields, fieldId, type TextName } from './bindFields.ts';
import { type FieldName, type FormState, initialFormState, nextFormState } from './formState.ts';
import type { Rules } from './rules.ts';
import { useTypedBefore } from './useTypedBefore.ts';

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

/** The props of an uncontrolled text control: `{...fields.control('bedrag')}`. */
interface ControlProps {
  readonly name: string;
  readonly defaultValue: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
}

/** The fields of a form whose controls hold what was typed, and `empty` to clear them once it was taken. */
export interface Fields<V> extends Omit<BoundFields<V>, 'text'> {
  readonly control: (name: TextName<V>) => ControlProps;
  readonly empty: () => void;
}

/** Makes the controls of a form uncontrolled, so that React never writes over what the browser holds. */
export function uncontrolled<V>(
  { text, ...fields }: BoundFields<V>,
  initial: V,
): Omit<Fields<V>, 'empty'> {
  return {
    ...fields,
    control: (name) => {
      const { value: _, ...props } = text(name);
      return { ...props, defaultValue: String(initial[name]) };
    },
  };
}

function clearControl(name: string, value: string): void {
  const control = document.getElementById(fieldId(name));
  if (control && 'value' in control) control.value = value;
}

/** Returns the fields of a form of text fields only, starting from the posted values. */
export function useFields<V extends { readonly [N in keyof V]: string }, C>(
  form: FieldsForm<V, C>,
  posted: PostOutcome | undefined,
): Fields<V> {
  const { rules, names, context, empty } = form;
  const [start] = useState(() => startFrom(form, posted));
  const [state, report] = useReducer(nextFormState<V>, start);
  const [initial, setInitial] = useState(start.values);
  const bound = bindFields({ state, report, rules, names, context });
  const isField = (name: string): name is FieldName<V> => Object.hasOwn(empty, name);
  useTypedBefore(state.values, Object.keys(empty).filter(isField), (name, value) =>
    report({ kind: 'filledIn', name, value }),
  );
  return {
    ...uncontrolled(bound, initial),
    empty: () => {
      report({ kind: 'taken', empty });
      setInitial(empty);
      for (const [name, value] of Object.entries<string>(empty)) clearControl(name, value);
    },
  };
}
