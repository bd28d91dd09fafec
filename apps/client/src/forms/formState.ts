/** The name of a field, also on the wire: a form can be posted as it stands. */
export type FieldName<V> = keyof V & string;

export type ErrorsByField<V> = Partial<Record<FieldName<V>, string | undefined>>;

/** The state of a form. It changes in `nextFormState` only (ADR 0007). */
export interface FormState<V> {
  /** Raw values. */
  readonly values: V;
  readonly errors: ErrorsByField<V>;
  /**
   * Errors of our own rules, or of refused fields that changed since: checked again when the field is left.
   */
  readonly found: ErrorsByField<V>;
  /** Counts the checks, so that the error summary takes the focus at each. */
  readonly checks: number;
}

export type FormEvent<V> =
  | { readonly kind: 'filledIn'; readonly name: FieldName<V>; readonly value: string | boolean }
  | {
      readonly kind: 'left';
      readonly name: FieldName<V>;
      readonly error: string | undefined;
    }
  /** By our own rules. */
  | { readonly kind: 'checked'; readonly errors: ErrorsByField<V> }
  /** By the rules of the insurer, which we cannot check: such an error stays until the field changes. */
  | { readonly kind: 'refused'; readonly errors: ErrorsByField<V> }
  /** The content was taken: the form returns to its first state. */
  | { readonly kind: 'taken'; readonly empty: V };

/** Returns the state of a form without errors. */
export function initialFormState<V>(values: V): FormState<V> {
  return { values, errors: {}, found: {}, checks: 0 };
}

/** Reducer of a form: the error of a field goes as soon as the field changes. */
export function nextFormState<V>(state: FormState<V>, event: FormEvent<V>): FormState<V> {
  const { values, errors, found } = state;
  switch (event.kind) {
    case 'filledIn':
      return {
        ...state,
        values: { ...values, [event.name]: event.value },
        errors: { ...errors, [event.name]: undefined },
        found: { ...found, [event.name]: found[event.name] ?? errors[event.name] },
      };
    case 'left':
      if (found[event.name] === undefined) return state;
      return { ...state, errors: { ...errors, [event.name]: event.error } };
    case 'checked':
      return { ...state, errors: event.errors, found: event.errors, checks: state.checks + 1 };
    case 'refused':
      return { ...state, errors: event.errors, found: {}, checks: state.checks + 1 };
    case 'taken':
      return initialFormState(event.empty);
    default:
      return event satisfies never;
  }
}
