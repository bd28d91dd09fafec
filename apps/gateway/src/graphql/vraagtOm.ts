// The very file that Mercurius and Pothos load (regels.ts).
import { Kind, type GraphQLResolveInfo } from 'graphql/index.js';

/**
 * Whether an operation asks for a field below the one that is resolved. Where that cannot be told at a
 * glance, because fragments are spread, it does.
 */
export function vraagtOm({ fieldNodes }: GraphQLResolveInfo, naam: string): boolean {
  return fieldNodes.some(({ selectionSet }) =>
    selectionSet?.selections.some((deel) => deel.kind !== Kind.FIELD || deel.name.value === naam),
  );
}
