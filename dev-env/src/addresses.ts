import { merkCodes, merken, type Merk } from '@mijn/domain/merken';

/** The public address of each brand, the default brand first. */
export type BrandAddress = { merk: Merk; url: string };

/** The brands' addresses below `publicUrl`: a brand with a host label stands in front of its host. */
export function brandAddresses(publicUrl: string): BrandAddress[] {
  return merkCodes.map((merk) => {
    const url = new URL(publicUrl);
    const label = merken[merk].hostLabel;
    if (label) url.host = `${label}.${url.host}`;
    return { merk, url: url.href.replace(/\/$/, '') };
  });
}

/** The address of the DigiD simulator: a host of its own, since cookies know no ports. */
export function digidAddress(port: number): string {
  return `http://digid.localhost:${port}`;
}
