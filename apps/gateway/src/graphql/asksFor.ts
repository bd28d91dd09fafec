// The very file that Mercurius and Pothos load (operationLimits.ts).
import { Kind, type GraphQLResolveInfo } from 'graphql/index.js';

/**
 * Whether an operation asks for a field below the one that is resolved. Where that cannot be told at a
 * glance, because fragments are spread, it does.
 */
export function asksFor({ fieldNodes }: GraphQLResolveInfo, name: string): boolean {
  return fieldNodes.some(({ selectionSet }) =>
    selectionSet?.selections.some((part) => part.kind !== Kind.FIELD || part.name.value === name),
  );
}
