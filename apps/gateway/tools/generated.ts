// The very file that Mercurius and Pothos load: Vite would take graphql's other build beside it.
import { lexicographicSortSchema, printSchema } from 'graphql/index.js';
import { createSchema } from '../src/graphql/schema.ts';
import { toGraphqlEnv } from './graphqlEnv.ts';
import type { GeneratedFile } from './keepFresh.ts';

const targetFolder = new URL('../../../packages/contract/src/generated/', import.meta.url);

/** The files that are printed from the GraphQL schema, with what should stand in them. */
export function generated(): GeneratedFile[] {
  const schema = createSchema();
  return [
    {
      file: new URL('schema.graphql', targetFolder),
      text: `${printSchema(lexicographicSortSchema(schema))}\n`,
    },
    {
      file: new URL('graphql-env.d.ts', targetFolder),
      text: toGraphqlEnv(lexicographicSortSchema(schema)),
    },
  ];
}
