import type { FieldName, ErrorsByField } from './formState.ts';

/**
 * Rules by field: a rule returns the error and how to mend it, in the reader's language; undefined when the
 * value is right. `C` is the context of the rules, such as the day.
 */
export type Rules<V, C> = {
  readonly [N in FieldName<V>]?: (value: V[N], context: C) => string | undefined;
};

/** Returns the error of one field. */
export function errorOf<V, C>(
  rules: Rules<V, C>,
  values: V,
  name: FieldName<V>,
  context: C,
): string | undefined {
  return rules[name]?.(values[name], context);
}

/** Checks fields before anything is sent; the insurer checks again. */
export function checkFields<V, C>(
  rules: Rules<V, C>,
  values: V,
  names: readonly FieldName<V>[],
  context: C,
): ErrorsByField<V> {
  const errors: ErrorsByField<V> = {};
  for (const name of names) {
    const error = errorOf(rules, values, name, context);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}
