import type { ErrorItem } from '@mijn/ui/ErrorSummary';
import type { FieldName, ErrorsByField, FormEvent, FormState } from './formState.ts';
import { checkFields, errorOf, type Rules } from './rules.ts';

export type TextName<V> = {
  [N in FieldName<V>]: V[N] extends string ? N : never;
}[FieldName<V>];

interface FormParts<V, C> {
  readonly state: FormState<V>;
  readonly report: (event: FormEvent<V>) => void;
  readonly rules: Rules<V, C>;
  /** The fields on the screen, in their order. */
  readonly names: readonly FieldName<V>[];
  readonly context: C;
}

/** The props of a text control: `{...fields.text('bedrag')}`. */
interface TextProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
}

/** The fields of a screen, bound to the state of their form. */
export interface BoundFields<V> {
  readonly values: V;
  /** Returns the id of a field's control. */
  readonly id: (name: string) => string;
  readonly text: (name: TextName<V>) => TextProps;
  readonly fillIn: <N extends FieldName<V>>(name: N, value: V[N] & (string | boolean)) => void;
  readonly leave: (name: FieldName<V>) => void;
  readonly error: (name: FieldName<V>) => string | undefined;
  readonly errors: readonly ErrorItem[];
  /** Changes with every check, so that the summary takes the focus again. */
  readonly checks: number;
  /** Checks the fields of this screen and records their errors; returns whether all are right. */
  readonly check: () => boolean;
}

/** Returns the id of a field's control, for the links of the error summary. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export interface FieldError extends ErrorItem {
  readonly text: string;
}

/** Returns the errors of these fields in their order, each linking to its control. */
export function fieldErrors<V>(
  errors: ErrorsByField<V>,
  names: readonly FieldName<V>[],
): readonly FieldError[] {
  return names.flatMap((name) => {
    const text = errors[name];
    return text === undefined ? [] : [{ fieldId: fieldId(name), text }];
  });
}

/** Binds the fields of a screen to the state of their form. */
export function bindFields<V, C>(form: FormParts<V, C>): BoundFields<V> {
  const { state, report, rules, names, context } = form;
  const { values, errors, checks } = state;
  const fillIn = (name: FieldName<V>, value: string | boolean) =>
    report({ kind: 'filledIn', name, value });
  const leave = (name: FieldName<V>) =>
    report({ kind: 'left', name, error: errorOf(rules, values, name, context) });
  return {
    values,
    id: fieldId,
    fillIn,
    leave,
    text: (name) => ({
      name,
      value: String(values[name]),
      onChange: ({ target }) => fillIn(name, target.value),
      onBlur: () => leave(name),
    }),
    error: (name) => errors[name],
    errors: fieldErrors(errors, names),
    checks,
    check: () => {
      const found = checkFields(rules, values, names, context);
      report({ kind: 'checked', errors: found });
      return Object.keys(found).length === 0;
    },
  };
}
