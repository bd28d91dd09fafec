import type { introspection } from '@mijn/contract/generated/graphql-env.d';
import type { initGraphQLTada, TadaDocumentNode } from 'gql.tada';

type Tada = ReturnType<
  typeof initGraphQLTada<{ introspection: introspection; disableMasking: true }>
>;

/** A GraphQL operation, typed by what it asks and answers. At run time it is its own text. */
export type Operatie<Data, Variabelen> = TadaDocumentNode<Data, Variabelen>;

/**
 * Describes a GraphQL operation; its types come from the schema. Stands in an `*.operaties.ts`.
 * Only the types of gql.tada are used: parsing a document in the browser costs bytes for nothing.
 */
export const operatie: Tada = Object((tekst: string) => tekst);

/** The text of an operation, as it is sent. */
export function tekstVan(document: Operatie<never, never> | Operatie<unknown, never>): string {
  return Object(document).valueOf();
}
