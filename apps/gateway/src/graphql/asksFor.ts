// The same file that Mercurius and Pothos load (operationLimits.ts).
import { Kind, type GraphQLResolveInfo } from 'graphql/index.js';

/**
 * Returns whether an operation selects a field below the one that is resolved. Also true for a fragment spread, whose
 * fields are not looked up.
 */
export function asksFor({ fieldNodes }: GraphQLResolveInfo, name: string): boolean {
  return fieldNodes.some(({ selectionSet }) =>
    selectionSet?.selections.some((part) => part.kind !== Kind.FIELD || part.name.value === name),
  );
}
