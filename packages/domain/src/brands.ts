/** The brand codes of §3. */
export const brandCodes = ['ZZ', 'AZVZ'] as const;

/** A brand of the insurer: ZZ or AZVZ. */
export type Brand = (typeof brandCodes)[number];

/** What a brand calls itself (docs/decisions.md §1). */
export interface BrandNames {
  readonly naam: string;
  readonly product: string;
  /** First host label in development; the brand without one is the default. */
  readonly hostLabel: string | undefined;
}

/** Names of both brands. */
export const brands: Readonly<Record<Brand, BrandNames>> = {
  ZZ: { naam: 'Zilverzand', product: 'Mijn Zilverzand', hostLabel: undefined },
  AZVZ: { naam: 'Ankerzee', product: 'Mijn Ankerzee', hostLabel: 'ankerzee' },
};
