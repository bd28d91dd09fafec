import type { GraphQLResolveInfo } from 'graphql';

/**
 * Whether an operation asks for a field below the one that is resolved. Where that cannot be told at a
 * glance, because fragments are spread, it does.
 */
export function vraagtOm({ fieldNodes }: GraphQLResolveInfo, naam: string): boolean {
  return fieldNodes.some(({ selectionSet }) =>
    selectionSet?.selections.some((deel) => deel.kind !== 'Field' || deel.name.value === naam),
  );
}
