/** The name of a field, which is its name on the wire: a form can be posted as it stands. */
export type FieldName<V> = keyof V & string;

/** What is wrong, in words, by field. */
export type ErrorsByField<V> = Partial<Record<FieldName<V>, string | undefined>>;

/** What a form holds. It changes in `nextFormState` only (ADR 0007). */
export interface FormState<V> {
  /** As typed. */
  readonly values: V;
  readonly errors: ErrorsByField<V>;
  /** What was found wrong by our own rules, or changed since it was refused: looked at again when it is left. */
  readonly found: ErrorsByField<V>;
  /** Counts the checks, so that the error summary takes the focus at each. */
  readonly checks: number;
}

/** What can happen to a form. */
export type FormEvent<V> =
  | { readonly kind: 'filledIn'; readonly name: FieldName<V>; readonly value: string | boolean }
  | {
      readonly kind: 'left';
      readonly name: FieldName<V>;
      readonly error: string | undefined;
    }
  /** By our own rules. */
  | { readonly kind: 'checked'; readonly errors: ErrorsByField<V> }
  /** By the insurer's, which ours cannot look at again: that stands until the field changes. */
  | { readonly kind: 'refused'; readonly errors: ErrorsByField<V> }
  /** What was filled in was taken: the form is as it was at first. */
  | { readonly kind: 'taken'; readonly empty: V };

/** A form in which nothing was said yet. */
export function initialFormState<V>(values: V): FormState<V> {
  return { values, errors: {}, found: {}, checks: 0 };
}

/** The one place where a form changes: what is said of a field goes as soon as the field changes. */
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
