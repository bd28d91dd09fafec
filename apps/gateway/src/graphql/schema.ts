import type { GraphQLSchema } from 'graphql';
import { voegDeclaratiesToe } from '../declaraties/declaraties.schema.ts';
import { voegEigenRisicoToe } from '../eigenRisico/eigenRisico.schema.ts';
import { voegRelatieToe } from '../relatie/relatie.schema.ts';
import { maakBuilder, maakMerkEnum } from './builder.ts';

/**
 * The GraphQL schema of the app, one file per domain
 * (printed in `packages/contract/src/generated/schema.graphql`).
 */
export function maakSchema(): GraphQLSchema {
  const builder = maakBuilder();
  const merk = maakMerkEnum(builder);
  voegRelatieToe(builder, merk);
  voegDeclaratiesToe(builder);
  voegEigenRisicoToe(builder, merk);
  return builder.toSchema();
}
