import type { GraphQLSchema } from 'graphql';
import { maakBetalingStatus, voegBetalingenToe } from '../betalingen/betalingen.schema.ts';
import { voegConceptToe } from '../declaraties/concept.schema.ts';
import { voegDeclaratiesToe } from '../declaraties/declaraties.schema.ts';
import { voegEigenRisicoToe } from '../eigenRisico/eigenRisico.schema.ts';
import { maakBetaalverzoek } from '../facturen/betaalverzoek.schema.ts';
import { voegFacturenToe } from '../facturen/facturen.schema.ts';
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
  voegConceptToe(builder);
  voegEigenRisicoToe(builder, merk);
  const betalingStatus = maakBetalingStatus(builder);
  const betaalverzoek = maakBetaalverzoek(builder, betalingStatus);
  voegFacturenToe(builder, betaalverzoek);
  voegBetalingenToe(builder, betalingStatus, betaalverzoek);
  return builder.toSchema();
}
