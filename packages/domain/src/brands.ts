import type { Language } from './language.ts';

export const brandCodes = ['ZZ', 'AZVZ'] as const;

export type Brand = (typeof brandCodes)[number];

/** A brand's names (docs/decisions.md §1). */
export interface BrandNames {
  readonly naam: string;
  readonly product: string;
  /** First host label in development; the brand without one is the default. */
  readonly hostLabel: string | undefined;
}

export const brands: Readonly<Record<Brand, BrandNames>> = {
  ZZ: { naam: 'Zilverzand', product: 'Mijn Zilverzand', hostLabel: undefined },
  AZVZ: { naam: 'Ankerzee', product: 'Mijn Ankerzee', hostLabel: 'ankerzee' },
};

/** Pages of the insurer's website that this app links to (§2, External links). */
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

/** Pages of the legacy app area that this app links to (§2); they take the isNativeWrapped flag. */
export const legacyPages = [
  'policyDetails',
  'insuranceCheck',
  'addFamilyMember',
  'documents',
  'paymentSettings',
] as const;

export type WebsitePage = (typeof websitePages)[number];

export type LegacyPage = (typeof legacyPages)[number];

export interface BrandLinks {
  readonly website: Readonly<Record<WebsitePage, string>>;
  readonly legacy: Readonly<Record<LegacyPage, string>>;
  /** The help desk: its number as E.164 (`+31880000100`) and its opening hours. */
  readonly help: {
    readonly phone: string;
    readonly hours: Readonly<Record<Language, string>>;
    readonly address: string;
    /** The emergency line for care abroad, day and night. Not every brand has one. */
    readonly alarm?: { readonly phone: string } | undefined;
  };
}

/** Returns the address of a page of the legacy app area with the isNativeWrapped flag (§2). */
export function legacyAddress(address: string, isNativeWrapped: boolean): string {
  const url = new URL(address);
  url.searchParams.set('isNativeWrapped', String(isNativeWrapped));
  return url.href;
}

/** Returns the `tel:` address of a number. @param phone as E.164 */
export function callAddress(phone: string): string {
  return `tel:${phone}`;
}

const dutchNumber = /^\+31(\d{2})(\d{3})(\d{2})(\d{2})$/;

/**
 * Formats a Dutch number in national notation, `088 000 01 00`; leaves other numbers unchanged.
 * @param phone as E.164
 */
export function formatPhone(phone: string): string {
  return phone.replace(dutchNumber, '0$1 $2 $3 $4');
}
