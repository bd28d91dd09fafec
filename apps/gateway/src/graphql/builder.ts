import { brandCodes } from '@mijn/domain/brands';
import SchemaBuilder from '@pothos/core';
import type { GraphqlContext } from './graphqlContext.ts';

interface SchemaTypes {
  Context: GraphqlContext;
  DefaultFieldNullability: false;
}

/** The schema builder of all domains; fields are non-null by default. */
export type Builder = PothosSchemaTypes.SchemaBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>
>;

/** Creates a builder with an empty Query and Mutation. */
export function createBuilder(): Builder {
  const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false });
  builder.queryType({});
  builder.mutationType({});
  return builder;
}

/** Creates the enum of brands, which several domains share. */
export function createBrandEnum(builder: Builder) {
  return builder.enumType('Merk', { values: brandCodes });
}

export type BrandEnum = ReturnType<typeof createBrandEnum>;
