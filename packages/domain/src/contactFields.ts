import { fieldLimits } from './fieldLimits.ts';
import { formatPostcode } from './postcode.ts';
import { toPlainLine } from './typedText.ts';

/* Rules for a person's contact fields (docs/decisions.md §4), shared so that the form reports a problem
   before the insurer does. */

// ZWNJ and ZWJ occur in names of some scripts; `toPlainLine` removes them elsewhere.
const name = /^\p{L}[\u200D\u200C\p{L}\p{M} '’.-]*$/u;
const email = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@"(),:;<>[\]\\.]{2,}$/u;
const unseenInEmail = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
const e164 = /^\+[1-9]\d{6,14}$/;
const dutch = /^0[1-9]\d{8}$/;

/** Returns whether a text can be a first name: letters with name punctuation. */
export function isRoepnaam(text: string): boolean {
  return toPlainLine(text) === text && name.test(text);
}

/** Returns whether a text looks like an e-mail address: one @, a dot after it, no spaces. */
export function isEmail(text: string): boolean {
  if (unseenInEmail.test(text) || text.includes('..')) return false;
  return email.test(text) && text.length <= fieldLimits.email;
}

/**
 * Parses a telephone number in any common notation (`06 - 12 34 56 78`, `0031 6…`, `+32 2…`) to E.164;
 * undefined if it is invalid.
 */
export function parsePhone(text: string): string | undefined {
  const bare = toPlainLine(text)
    .replace(/\(0\)/g, '')
    .replaceAll(/[\s().-]/g, '');
  if (dutch.test(bare)) return `+31${bare.slice(1)}`;
  const international = bare.replace(/^00/, '+').replace(/^\+310(?=[1-9]\d{8}$)/, '+31');
  return e164.test(international) ? international : undefined;
}

/** Returns whether a house number is in range (1–99999). */
export function isHouseNumber(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= fieldLimits.huisnummer;
}

/** Formats an address on one line: `Kerkstraat 7 B, 3451 BM Vleuten`. */
export function formatAddress(address: {
  readonly straat: string | null;
  readonly huisnummer: number | null;
  readonly huisnummerToevoeging: string | null;
  readonly postcode: string | null;
  readonly woonplaats: string | null;
}): string {
  const { straat, huisnummer, huisnummerToevoeging, postcode, woonplaats } = address;
  const parts = [
    [straat, huisnummer, huisnummerToevoeging],
    [postcode && formatPostcode(postcode), woonplaats],
  ];
  return parts
    .map((part) => part.filter((word) => word !== null && word !== '').join(' '))
    .filter((line) => line !== '')
    .join(', ');
}
