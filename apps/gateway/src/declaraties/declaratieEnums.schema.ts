import { nothingReasons, waitReasons } from '@mijn/contract/declaratieReasons';
import { indienerKinds } from '@mijn/contract/extensions';
import { declaratieStatuses } from '@mijn/domain/declaratie';
import type { Builder } from '../graphql/builder.ts';

/** Creates the enums of a claim, for list and detail. */
export function createEnums(builder: Builder) {
  return {
    status: builder.enumType('DeclaratieStatus', { values: declaratieStatuses }),
    soortIndiener: builder.enumType('SoortIndiener', { values: indienerKinds }),
    wachtOp: builder.enumType('DeclaratieWachtOp', { values: waitReasons }),
    nietsWegens: builder.enumType('NietsWegens', { values: nothingReasons }),
  };
}

export type Enums = ReturnType<typeof createEnums>;

export type StatusEnum = Enums['status'];
