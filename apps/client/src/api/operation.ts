import type { introspection } from '@mijn/contract/generated/graphql-env.d';
import type { initGraphQLTada, TadaDocumentNode } from 'gql.tada';
import { unsafeAssertType } from '@mijn/domain/values';

type Tada = ReturnType<
  typeof initGraphQLTada<{ introspection: introspection; disableMasking: true }>
>;

/** A GraphQL operation, typed by its variables and data. At run time it is its text. */
export type Operation<Data, Variables> = TadaDocumentNode<Data, Variables>;

/**
 * Declares a GraphQL operation with the fragments it spreads; its types come from the schema. Stands in an
 * `*.operations.ts`. Only the types of gql.tada are used, because parsing a document in the browser costs
 * bytes without use.
 */
export const operation: Tada = unsafeAssertType<Tada>(
  // The types of gql.tada come from the schema, so they hold for the plain text.
  (text: string, fragments: readonly string[] = []) => [text, ...fragments].join('\n'),
);

/**
 * Declares the fields that a component shows; its props use `ResultOf` it. Stands in a `*.fragments.ts`,
 * because it is no operation by itself.
 */
export const fragment: Tada = operation;

/** Returns the text of an operation. */
export function textOf(document: Operation<never, never> | Operation<unknown, never>): string {
  const text: unknown = document;
  if (typeof text !== 'string') throw new TypeError('An operation is its own text');
  return text;
}
