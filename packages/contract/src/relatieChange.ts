import { z } from 'zod';
import { relatieExtension } from './extensions.ts';
import { address, lenientRelatie, relatie } from './relatie.ts';
import { bareStatus, extension } from './shapes.ts';
import { toPlainLine } from '@mijn/domain/typedText';

/** Fields of a relation that the person may change (docs/decisions.md §4). */
export const writableFields = [
  'roepnaam',
  'email',
  'telefoonNummer',
  'postAdres',
  'aanleverwijzeCorrespondentie',
  'aanleverwijzePolisblad',
  'ontvangtNieuwsbrief',
  'toestemmingDetailsZorgkosten',
] as const;

export type WritableField = (typeof writableFields)[number];

// Validation errors of a field (docs/decisions.md §4).
const fieldCodes = ['required', 'tooLong', 'invalidFormat', 'notAllowed', 'unknown'] as const;

// Accepts any text, because an invalid value is reported by field and code and not by a status.
const anyLine = z.string().overwrite(toPlainLine);

const typedAddress = z.strictObject({
  straat: anyLine.nullable(),
  huisnummer: z.number().nullable(),
  huisnummerToevoeging: anyLine.nullable(),
  postcode: anyLine.nullable(),
  woonplaats: anyLine.nullable(),
  adresType: address.shape.adresType,
});

/**
 * Body of `POST /relatie` and `POST /relatie/validate` (§7): the changed relation, and the `_state`
 * it was read with. Omitted fields stay unchanged.
 */
export const relatieChangeRequest = z.strictObject({
  ...lenientRelatie.partial().shape,
  ...relatieExtension,
  roepnaam: anyLine.optional(),
  email: anyLine.nullable().optional(),
  telefoonNummer: anyLine.nullable().optional(),
  aanleverwijzeCorrespondentie: z.string().optional(),
  aanleverwijzePolisblad: z.string().optional(),
  postAdres: typedAddress.nullable().optional(),
  _state: z.string().max(2_000),
});

/** Validation error of a field (§5); `detail` is the limit, if there is one. */
const fieldMessage = z.object({
  fieldName: z.string(),
  code: z.enum(fieldCodes),
  detail: z.string().nullable(),
});

const generalMessage = z.object({ code: z.string(), detail: z.string().nullable() });

const relatieValidation = z.object({
  isValid: z.boolean(),
  fieldMessages: z.array(fieldMessage),
  generalMessages: z.array(generalMessage),
});

/** Answer of both calls (§7): the validation result and the current relation. When invalid, nothing was saved. */
export const relatieChangeResponse = bareStatus.extend({
  validation: relatieValidation,
  relatie,
  _state: z.string(),
});

// Sample answers of another insurer have a number (§5: detail 25).
const lenientDetail = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((detail) => (detail === null || detail === undefined ? null : String(detail)));

/** Schema of the answer for clients: accepts codes that this version does not know. */
export const lenientRelatieChangeResponse = relatieChangeResponse.extend({
  validation: relatieValidation.extend({
    fieldMessages: z.array(fieldMessage.extend({ code: z.string(), detail: lenientDetail })),
    generalMessages: z.array(generalMessage.extend({ detail: lenientDetail })),
  }),
  relatie: lenientRelatie,
});

/** 409: changed by somebody else since. The current relation is an extension. */
export const relatieConflict = bareStatus.extend(
  extension({ relatie: relatie.optional(), _state: z.string().optional() }),
);

/**
 * Body of `POST /relatie/controledatumcontactgegevens`, called relatienummerPayloadInput in
 * docs/contract.md. A malformed relatienummer is treated as an unknown one.
 */
export const relatienummerRequest = z.strictObject({
  relatienummer: z.string().max(200),
});

export const confirmedResponse = bareStatus.extend({ relatie });

export const lenientConfirmedResponse = bareStatus.extend({ relatie: lenientRelatie });

export type RelatieChangeRequest = z.infer<typeof relatieChangeRequest>;
export type FieldMessage = z.infer<typeof fieldMessage>;
export type RelatieChangeResponse = z.infer<typeof relatieChangeResponse>;
