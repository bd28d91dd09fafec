import type { FieldName, ErrorsByField } from './formState.ts';

/**
 * What is wrong with a value and how to mend it, in the reader's words; undefined when nothing is.
 * `C` is what the rules need to know besides, such as the day.
 */
export type Rules<V, C> = {
  readonly [N in FieldName<V>]?: (value: V[N], context: C) => string | undefined;
};

/** What is wrong with one field. */
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
