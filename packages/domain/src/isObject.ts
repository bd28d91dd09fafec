/** Whether something that came over the wire has fields to read, each of which may be anything. */
export function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}
