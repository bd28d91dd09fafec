import { serializerCompiler } from 'fastify-type-provider-zod';
import { isDeepStrictEqual } from 'node:util';

type SerializerCompiler = typeof serializerCompiler;

/**
 * How answers are written. What the rules make is the contract's shape by its type, so in use an answer
 * is written as it is. `keur` holds every answer against the contract first, as the tests do: one that
 * lacks something, or has a field that the contract does not have, is a 500.
 */
export function antwoordSchrijver(keur: boolean): SerializerCompiler {
  return keur ? schrijfGekeurd : () => (antwoord) => JSON.stringify(antwoord);
}

const schrijfGekeurd: SerializerCompiler = (route) => {
  const schrijf = serializerCompiler(route);
  return (antwoord) => {
    const tekst = schrijf(antwoord);
    const kaal: unknown = JSON.parse(JSON.stringify(antwoord));
    if (isDeepStrictEqual(JSON.parse(tekst), kaal)) return tekst;
    throw new Error(`${route.method} ${route.url}: more than the contract says`);
  };
};
