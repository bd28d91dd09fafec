// The very file that Mercurius and Pothos load: Vite would take graphql's other build beside it.
import { lexicographicSortSchema, printSchema } from 'graphql/index.js';
import { maakSchema } from '../src/graphql/schema.ts';
import { maakGraphqlEnv } from './graphqlEnv.ts';

const doelmap = new URL('../../../packages/contract/src/generated/', import.meta.url);

/** The files that are printed from the GraphQL schema, with what should stand in them. */
export function gegenereerd(): { bestand: URL; tekst: string }[] {
  const schema = maakSchema();
  return [
    {
      bestand: new URL('schema.graphql', doelmap),
      tekst: `${printSchema(lexicographicSortSchema(schema))}\n`,
    },
    {
      bestand: new URL('graphql-env.d.ts', doelmap),
      tekst: maakGraphqlEnv(lexicographicSortSchema(schema)),
    },
  ];
}
