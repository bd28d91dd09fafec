import { brandCodes, brands, type Brand } from '@mijn/domain/brands';

/** The public address of each brand, the default brand first. */
export type BrandAddress = { merk: Brand; url: string };

/** The brands' addresses below `publicUrl`: a brand with a host label stands in front of its host. */
export function brandAddresses(publicUrl: string): BrandAddress[] {
  return brandCodes.map((merk) => {
    const url = new URL(publicUrl);
    const label = brands[merk].hostLabel;
    if (label) url.host = `${label}.${url.host}`;
    return { merk, url: url.href.replace(/\/$/, '') };
  });
}

/** An outside party that runs along, with the host label it is found under. */
export type Simulator = 'digid' | 'ideal' | 'time' | 'mail';

/** How far behind the public address's port each party's own is, unless told otherwise. */
export const portOffsets: Readonly<Record<Simulator, number>> = {
  digid: 1,
  mail: 2,
  ideal: 3,
  time: 4,
};

const hostLabels: Readonly<Record<Simulator, string>> = {
  digid: 'digid',
  ideal: 'ideal',
  time: 'tijd',
  mail: 'mail',
};

/** The address of a simulator: a host of its own, since cookies know no ports. */
export function simulatorAddress(simulator: Simulator, port: number): string {
  return `http://${hostLabels[simulator]}.localhost:${port}`;
}
