import { brandCodes, brands, type Brand } from '@mijn/domain/brands';

/** The public address of each brand, the default brand first. */
export type BrandAddress = { merk: Brand; url: string };

/** The brands' addresses below `publicUrl`: a brand with a host label stands in front of its host. */
export function brandAddresses(publicUrl: string): BrandAddress[] {
  return brandCodes.map((brand) => {
    const url = new URL(publicUrl);
    const label = brands[brand].hostLabel;
    if (label) url.host = `${label}.${url.host}`;
    return { merk: brand, url: url.href.replace(/\/$/, '') };
  });
}

/** An outside party that runs along, with the host label it is found under. */
export type Simulator = 'digid' | 'ideal' | 'time' | 'mail' | 'staff';

/** How far behind the public address's port each other one is, unless told otherwise. */
export const portOffsets: Readonly<Record<Simulator | 'internal', number>> = {
  digid: 1,
  mail: 2,
  ideal: 3,
  time: 4,
  /** The staff's listener, which is the gateway's own, and where they log in. */
  internal: 5,
  staff: 6,
};

const hostLabels: Readonly<Record<Simulator, string>> = {
  digid: 'digid',
  ideal: 'ideal',
  time: 'tijd',
  mail: 'mail',
  staff: 'medewerkers',
};

/** The address of a simulator: a host of its own, since cookies know no ports. */
export function simulatorAddress(simulator: Simulator, port: number): string {
  return `http://${hostLabels[simulator]}.localhost:${port}`;
}

/** The addresses of the staff's listener, by brand: host names of its own, on this machine only. */
export function internalAddresses(port: number): BrandAddress[] {
  return brandAddresses(`http://intern.localhost:${port}`);
}
