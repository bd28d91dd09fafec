import { serializerCompiler } from 'fastify-type-provider-zod';
import { isDeepStrictEqual } from 'node:util';

type SerializerCompiler = typeof serializerCompiler;

/**
 * How answers are written. What the rules make is the contract's shape by its type, so in use an answer
 * is written as it is. `inspect` holds every answer against the contract first, as the tests do: one that
 * lacks something, or has a field that the contract does not have, is a 500.
 */
export function responseWriter(inspect: boolean): SerializerCompiler {
  return inspect ? writeChecked : () => (response) => JSON.stringify(response);
}

const writeChecked: SerializerCompiler = (route) => {
  const write = serializerCompiler(route);
  return (response) => {
    const text = write(response);
    const bare: unknown = JSON.parse(JSON.stringify(response));
    if (isDeepStrictEqual(JSON.parse(text), bare)) return text;
    throw new Error(`${route.method} ${route.url}: more than the contract says`);
  };
};
