import type { Language } from './language.ts';

/** The pages of the insurer's website that this app leads to (§2, External links). */
export const websitePages = [
  'contact',
  'abroad',
  'feedback',
  'healthyLiving',
  'careArrangement',
  'maternityCare',
  'arrearsHelp',
  'cookies',
  'privacy',
  'reimbursementFinder',
] as const;

/** The pages of the legacy app area that this app leads to (§2); they take the isNativeWrapped flag. */
export const legacyPages = [
  'policyDetails',
  'insuranceCheck',
  'addFamilyMember',
  'documents',
  'paymentSettings',
] as const;

/** A page of the insurer's website. */
export type WebsitePage = (typeof websitePages)[number];

/** A page of the legacy app area. */
export type LegacyPage = (typeof legacyPages)[number];

/** Where a brand's people are helped, and everything outside this app that it leads to. */
export interface BrandLinks {
  readonly website: Readonly<Record<WebsitePage, string>>;
  readonly legacy: Readonly<Record<LegacyPage, string>>;
  /** The help desk: a number as E.164 (`+31880000100`), and when it is answered. */
  readonly help: {
    readonly phone: string;
    readonly hours: Readonly<Record<Language, string>>;
    /** Where to write to, on one line. */
    readonly address: string;
    /** The alarm centre, for who needs care abroad: day and night. Not every brand has one. */
    readonly alarm?: { readonly phone: string } | undefined;
  };
}

/** The address of a page of the legacy app area, with the flag that it takes (§2). */
export function legacyAddress(address: string, isNativeWrapped: boolean): string {
  const url = new URL(address);
  url.searchParams.set('isNativeWrapped', String(isNativeWrapped));
  return url.href;
}

/** The address that calls a number. @param phone as E.164 */
export function callAddress(phone: string): string {
  return `tel:${phone}`;
}

const dutchNumber = /^\+31(\d{2})(\d{3})(\d{2})(\d{2})$/;

/** A Dutch number as people write it at home, `088 000 01 00`; another as it is. @param phone as E.164 */
export function formatPhone(phone: string): string {
  return phone.replace(dutchNumber, '0$1 $2 $3 $4');
}
