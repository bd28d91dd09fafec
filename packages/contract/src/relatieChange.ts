import { z } from 'zod';
import { relatieExtension } from './extensions.ts';
import { address, lenientRelatie, relatie } from './relatie.ts';
import { bareStatus, extension } from './shapes.ts';
import { toPlainLine } from '@mijn/domain/typedText';

/** The fields of a relation that its person may change (docs/decisions.md §4). */
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

/** A field of a relation that its person may change. */
export type WritableField = (typeof writableFields)[number];

/** What can be wrong with a field (docs/decisions.md §4). */
const fieldCodes = ['required', 'tooLong', 'invalidFormat', 'notAllowed', 'unknown'] as const;

// Wrong values of a writable field are told by field and code, not by a status: so any word is read.
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
 * Body of `POST /relatie` and `POST /relatie/validate` (§7): the relation as the person wants it, and
 * the `_state` that it was read with. A field that is left out stays as it is.
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

/** What is wrong with one field (§5); `detail` says the limit where there is one. */
const fieldMessage = z.object({
  fieldName: z.string(),
  code: z.enum(fieldCodes),
  detail: z.string().nullable(),
});

const generalMessage = z.object({ code: z.string(), detail: z.string().nullable() });

/** The insurer's verdict on a change (§5). */
const relatieValidation = z.object({
  isValid: z.boolean(),
  fieldMessages: z.array(fieldMessage),
  generalMessages: z.array(generalMessage),
});

/** Answer of both (§7): the verdict, and the relation as it is now. Not valid: nothing was saved. */
export const relatieChangeResponse = bareStatus.extend({
  validation: relatieValidation,
  relatie,
  _state: z.string(),
});

// Another insurer's samples have a number there (§5: detail 25).
const lenientDetail = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((detail) => (detail === null || detail === undefined ? null : String(detail)));

/** What a reader takes for it: an insurer may know codes that this version does not. */
export const lenientRelatieChangeResponse = relatieChangeResponse.extend({
  validation: relatieValidation.extend({
    fieldMessages: z.array(fieldMessage.extend({ code: z.string(), detail: lenientDetail })),
    generalMessages: z.array(generalMessage.extend({ detail: lenientDetail })),
  }),
  relatie: lenientRelatie,
});

/** 409: somebody changed it since. The relation as it is now is an extension. */
export const relatieConflict = bareStatus.extend(
  extension({ relatie: relatie.optional(), _state: z.string().optional() }),
);

/**
 * Body of `POST /relatie/controledatumcontactgegevens`: what docs/contract.md calls relatienummerPayloadInput. What
 * is no relatienummer names nobody, like one that is unknown.
 */
export const relatienummerRequest = z.strictObject({
  relatienummer: z.string().max(200),
});

/** Its answer (§7). */
export const confirmedResponse = bareStatus.extend({ relatie });

/** What a reader takes for it. */
export const lenientConfirmedResponse = bareStatus.extend({ relatie: lenientRelatie });

/** A change that is asked for. */
export type RelatieChangeRequest = z.infer<typeof relatieChangeRequest>;
/** What is wrong with one field. */
export type FieldMessage = z.infer<typeof fieldMessage>;
/** Answer of `POST /relatie`. */
export type RelatieChangeResponse = z.infer<typeof relatieChangeResponse>;
