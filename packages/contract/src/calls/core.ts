import { z } from 'zod';
import { isExtension, isOwnByExtension } from '../shapes.ts';
import type { Call } from './call.ts';

/** Returns a schema without the fields of extensions, at any depth; the schema itself if it has none. */
function toCoreShape(shape: z.core.$ZodType): z.core.$ZodType {
  if (shape instanceof z.ZodObject) return toCoreObject(shape);
  if (shape instanceof z.ZodArray) return z.array(toCoreShape(shape.element));
  if (shape instanceof z.ZodNullable) return z.nullable(toCoreShape(shape.unwrap()));
  if (shape instanceof z.ZodOptional) {
    const inner = toCoreShape(shape.unwrap());
    return isOwnByExtension(shape) ? inner : z.optional(inner);
  }
  return shape;
}

function toCoreObject(shape: z.ZodObject<z.core.$ZodShape>): z.ZodObject {
  const fields = Object.fromEntries(
    Object.entries(shape.shape)
      .filter(([, field]) => !(field instanceof z.ZodType && isExtension(field)))
      .map(([name, field]) => [name, toCoreShape(field)]),
  );
  return shape.def.catchall instanceof z.ZodNever ? z.strictObject(fields) : z.object(fields);
}

/**
 * Returns a call as served by an insurer without extensions (docs/contract.md, Extensions): their input is unknown, and
 * their answers are omitted. Undefined for a call that is itself an extension.
 */
export function toCore(call: Call): Call | undefined {
  if (call.extension) return undefined;
  const answers = Object.entries(call.answers).map(
    ([status, shape]) => [status, toCoreShape(shape)] as const,
  );
  return {
    ...call,
    ...(call.query && { query: toCoreObject(call.query) }),
    ...(call.body && { body: toCoreObject(call.body) }),
    answers: Object.fromEntries(answers),
  };
}
