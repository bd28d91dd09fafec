import type { introspection } from '@mijn/contract/generated/graphql-env.d';
import type { initGraphQLTada, TadaDocumentNode } from 'gql.tada';
import { trust } from '@mijn/domain/trust';

type Tada = ReturnType<
  typeof initGraphQLTada<{ introspection: introspection; disableMasking: true }>
>;

/**
 * A GraphQL operation, typed by what it asks and answers. At run time it is its own text, and in the browser's build
 * what that is asked by (`tools/operationModules.ts`).
 */
export type Operation<Data, Variables> = TadaDocumentNode<Data, Variables>;

/**
 * Describes a GraphQL operation, with the fragments it spreads; its types come from the schema.
 * Stands in an `*.operations.ts`. Only the types of gql.tada are used: parsing a document in the
 * browser costs bytes for nothing.
 */
export const operation: Tada = trust<Tada>(
  // What gql.tada says of a document holds by its types alone, which come from the schema.
  (text: string, fragments: readonly string[] = []) => [text, ...fragments].join('\n'),
);

/**
 * Describes the fields that a component shows; what it takes is `ResultOf` of it. Stands in a
 * `*.fragments.ts`: by itself it is no operation.
 */
export const fragment: Tada = operation;

/** An operation as it is sent: its text, or what that is asked by. */
export function textOf(document: Operation<never, never> | Operation<unknown, never>): string {
  const text: unknown = document;
  if (typeof text !== 'string') throw new TypeError('An operation is its own text');
  return text;
}
