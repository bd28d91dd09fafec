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
