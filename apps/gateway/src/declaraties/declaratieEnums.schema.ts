import { nothingReasons, waitReasons } from '@mijn/contract/declaratieReasons';
import { indienerKinds } from '@mijn/contract/extensions';
import { declaratieStatuses } from '@mijn/domain/declaratiestatus';
import type { Builder } from '../graphql/builder.ts';

/** The enums of a claim, in the list and in detail. */
export function createEnums(builder: Builder) {
  return {
    status: builder.enumType('DeclaratieStatus', { values: declaratieStatuses }),
    soortIndiener: builder.enumType('SoortIndiener', { values: indienerKinds }),
    wachtOp: builder.enumType('DeclaratieWachtOp', { values: waitReasons }),
    nietsWegens: builder.enumType('NietsWegens', { values: nothingReasons }),
  };
}

/** Those enums. */
export type Enums = ReturnType<typeof createEnums>;

/** The states of a claim as an enum of the schema. */
export type StatusEnum = Enums['status'];
