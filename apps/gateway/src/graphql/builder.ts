import { brandCodes } from '@mijn/domain/brands';
import SchemaBuilder from '@pothos/core';
import type { GraphqlContext } from './graphqlContext.ts';

interface SchemaTypes {
  Context: GraphqlContext;
  DefaultFieldNullability: false;
}

/** The builder on which every domain puts its types; fields are non-null unless they say so. */
export type Builder = PothosSchemaTypes.SchemaBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>
>;

/** A fresh builder with an empty Query and Mutation. */
export function createBuilder(): Builder {
  const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false });
  builder.queryType({});
  builder.mutationType({});
  return builder;
}

/** Makes the enum of the brands, which several domains share. */
export function createBrandEnum(builder: Builder) {
  return builder.enumType('Merk', { values: brandCodes });
}

/** The brand as an enum of the schema. */
export type BrandEnum = ReturnType<typeof createBrandEnum>;
