/** The brand codes of §3. */
export const merkCodes = ['ZZ', 'AZVZ'] as const;

/** A brand of the insurer: ZZ or AZVZ. */
export type Merk = (typeof merkCodes)[number];

/** What a brand calls itself (decisions §1). */
export interface MerkNamen {
  readonly naam: string;
  readonly product: string;
  /** First host label in development; the brand without one is the default. */
  readonly hostLabel: string | undefined;
}

/** Names of both brands. */
export const merken: Readonly<Record<Merk, MerkNamen>> = {
  ZZ: { naam: 'Zilverzand', product: 'Mijn Zilverzand', hostLabel: undefined },
  AZVZ: { naam: 'Ankerzee', product: 'Mijn Ankerzee', hostLabel: 'ankerzee' },
};
