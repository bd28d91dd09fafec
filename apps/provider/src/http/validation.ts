import type { Call } from '@mijn/contract/calls/call';
import { isObject } from '@mijn/domain/values';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { notFound, Refusal } from './refusal.ts';

/**
 * Creates Fastify's validator of a call's input, from the shapes of its entry. A malformed id gets
 * the same 404 as a foreign or unknown one (docs/decisions.md §2); other invalid input gets 400.
 */
export function createValidator(call: Call): FastifySchemaCompiler<FastifySchema> {
  return ({ schema, httpPart }) => {
    if (!(schema instanceof z.ZodType))
      throw new TypeError(`${call.path}: ${httpPart} has no shape`);
    return (value: unknown) => {
      // A form is read as a stream by its handler.
      if (httpPart === 'body' && call.streams) return { value };
      const wrong = fieldsOf(value).flatMap(([name, text]) => (hasNull(text) ? [name] : []));
      if (httpPart === 'params' && wrong.length > 0) return { error: notFound() };
      if (httpPart === 'querystring' && wrong.length > 0)
        return { error: refusalOf(call, wrong, value) };
      const { data, error } = schema.safeParse(value ?? {});
      // A shape names only the headers that the call reads.
      if (!error)
        return {
          value:
            httpPart === 'headers'
              ? Object.fromEntries([...fieldsOf(value), ...fieldsOf(data)])
              : data,
        };
      const fields = error.issues.map(({ path }) => String(path[0] ?? ''));
      return {
        error: httpPart === 'querystring' ? refusalOf(call, fields, value) : new Refusal(400),
      };
    };
  };
}

// PostgreSQL cannot store a null character in text.
function hasNull(value: unknown): boolean {
  return String(value).includes('\0');
}

function refusalOf({ references = [] }: Call, fields: readonly string[], query: unknown): Refusal {
  const present = fieldsOf(query).map(([name]) => name);
  const nobody = fields.every((field) => references.includes(field) && present.includes(field));
  return nobody ? notFound() : new Refusal(400);
}

function fieldsOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}
