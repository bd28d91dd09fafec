import { brandCodes, brands, type Brand } from '@mijn/domain/brands';

export type BrandAddress = { merk: Brand; url: string };

/**
 * Returns the brands' addresses under `publicUrl`, the default brand first: a brand with a host label has a
 * subdomain.
 */
export function brandAddresses(publicUrl: string): BrandAddress[] {
  return brandCodes.map((brand) => {
    const url = new URL(publicUrl);
    const label = brands[brand].hostLabel;
    if (label) url.host = `${label}.${url.host}`;
    return { merk: brand, url: url.href.replace(/\/$/, '') };
  });
}

/** A simulated external party, by host label. */
export type Simulator = 'digid' | 'ideal' | 'time' | 'mail' | 'staff';

/** Default distance of each port from the public address's port. */
export const portOffsets: Readonly<Record<Simulator | 'internal', number>> = {
  digid: 1,
  mail: 2,
  ideal: 3,
  time: 4,
  /** The gateway's listener for staff, and their login. */
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

/** Returns the address of a simulator. Each has its own host, because cookies are not separated by port. */
export function simulatorAddress(simulator: Simulator, port: number): string {
  return `http://${hostLabels[simulator]}.localhost:${port}`;
}

/** Returns the staff's addresses by brand, with their own host names on this machine only. */
export function internalAddresses(port: number): BrandAddress[] {
  return brandAddresses(`http://intern.localhost:${port}`);
}
