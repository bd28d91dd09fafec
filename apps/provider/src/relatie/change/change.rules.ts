import type { Relatie } from '@mijn/contract/relatie';
import {
  type FieldMessage,
  type RelatieChangeRequest,
  type WritableField,
  writableFields,
} from '@mijn/contract/relatieChange';
import { formatAddress, parsePhone } from '@mijn/domain/contactFields';
import { formatPostcode } from '@mijn/domain/postcode';
import { toPlainLine } from '@mijn/domain/typedText';
import {
  fieldMessages,
  immutableFieldMessages,
  isPreference,
  type RequestedFields,
  type Writable,
} from './fieldMessages.rules.ts';
import { isSame } from './same.rules.ts';

/** Change of a field, with old and new value formatted for people. */
export interface FieldChange {
  readonly veld: WritableField;
  readonly van: string | null;
  readonly naar: string | null;
}

export type ChangeVerdict =
  | { readonly isValid: false; readonly messages: readonly FieldMessage[] }
  | { readonly isValid: true; readonly wanted: Writable; readonly changes: readonly FieldChange[] };

/**
 * A change in the form to store; a new e-mail address is only requested until its link is confirmed
 * (ADR 0121).
 */
export interface StoredChange {
  readonly wanted: Writable;
  readonly changes: readonly FieldChange[];
  /** Requested address; null: none any more; undefined: unchanged. */
  readonly asked: string | null | undefined;
}

/** Converts a valid change into the form to store. */
export function toStoredChange(
  { wanted, changes }: Extract<ChangeVerdict, { readonly isValid: true }>,
  request: RelatieChangeRequest,
  current: Relatie,
): StoredChange {
  const email = changes.find(({ veld }) => veld === 'email');
  if (email && email.naar !== null) {
    const others = changes.filter((one) => one !== email);
    return { wanted: { ...wanted, email: current.email }, changes: others, asked: email.naar };
  }
  const isWithdrawn = request.emailTeBevestigen === null && current.emailTeBevestigen;
  return { wanted, changes, asked: email || isWithdrawn ? null : undefined };
}

/** Returns whether a person gave another e-mail address or phone number: those details need no check now. */
export function hasContactChange({ changes, asked }: Omit<StoredChange, 'wanted'>): boolean {
  const isAsked = typeof asked === 'string';
  return isAsked || changes.some(({ veld }) => veld === 'telefoonNummer' || veld === 'email');
}

/** Validates a change of the current relation (docs/decisions.md §4). Unchanged values are always accepted. */
export function judgeChange(request: RelatieChangeRequest, current: Relatie): ChangeVerdict {
  const wanted = toWanted(request, current);
  const fields = writableFields.filter((field) => !isSame(wanted[field], current[field]));
  const messages = [
    ...immutableFieldMessages(request, current),
    ...fieldMessages(fields, wanted, current),
  ];
  if (messages.length > 0 || !isWritable(wanted)) return { isValid: false, messages };
  const changes = fields.map((field) => ({
    veld: field,
    van: asWritten(current[field]),
    naar: asWritten(wanted[field]),
  }));
  return { isValid: true, wanted, changes };
}

/**
 * Returns the writable fields as they would be stored. Input is tidied; omitted and unchanged values
 * stay exactly as stored, so that the history has no changes nobody made.
 */
function toWanted(request: RelatieChangeRequest, current: Relatie): RequestedFields {
  return {
    roepnaam: toKept(request.roepnaam ?? undefined, current.roepnaam, tidy),
    email: toKept(request.email, current.email, (email) => tidy(email ?? '') || null),
    telefoonNummer: toKept(request.telefoonNummer, current.telefoonNummer, toPhone),
    postAdres: toPostAddress(request.postAdres, current.postAdres),
    aanleverwijzeCorrespondentie:
      request.aanleverwijzeCorrespondentie ?? current.aanleverwijzeCorrespondentie,
    aanleverwijzePolisblad: request.aanleverwijzePolisblad ?? current.aanleverwijzePolisblad,
    ontvangtNieuwsbrief: request.ontvangtNieuwsbrief ?? current.ontvangtNieuwsbrief,
    toestemmingDetailsZorgkosten:
      request.toestemmingDetailsZorgkosten ?? current.toestemmingDetailsZorgkosten,
  };
}

function toKept<Value>(
  asked: Value | undefined,
  current: Value,
  toTidy: (asked: Value) => Value,
): Value {
  if (asked === undefined || asked === current) return current;
  // Stored values may predate the contract's normalization of input.
  const isAsRead = typeof current === 'string' && asked === toPlainLine(current);
  return isAsRead ? current : toTidy(asked);
}

function toPhone(typed: string | null): string | null {
  return parsePhone(typed ?? '') ?? (tidy(typed ?? '') || null);
}

// An entered postal address becomes the person's own, whatever its previous kind.
function toPostAddress(
  asked: RelatieChangeRequest['postAdres'],
  current: Relatie['postAdres'],
): Relatie['postAdres'] {
  if (asked === undefined || asked === null) return asked === null ? null : current;
  const address = {
    straat: tidy(asked.straat ?? '') || null,
    huisnummer: asked.huisnummer,
    huisnummerToevoeging: tidy(asked.huisnummerToevoeging ?? '') || null,
    postcode: formatPostcode(tidy(asked.postcode ?? '')) || null,
    woonplaats: tidy(asked.woonplaats ?? '') || null,
  };
  const adresType = current?.adresType ?? 'Relatiepostadres';
  if (isSame({ ...address, adresType }, current)) return current;
  return { ...address, adresType: 'Relatiepostadres' };
}

function tidy(text: string): string {
  return text.trim().replaceAll(/ {2,}/g, ' ');
}

function isWritable(wanted: RequestedFields): wanted is Writable {
  return [wanted.aanleverwijzeCorrespondentie, wanted.aanleverwijzePolisblad].every(isPreference);
}

function asWritten(value: RequestedFields[WritableField]): string | null {
  if (value === null) return null;
  return typeof value === 'object' ? formatAddress(value) : String(value);
}
