import { isIP } from 'node:net';
import { partsOf } from '@mijn/domain/partsOf';
import { isHost, isOwnPath, isPrivateOnTheWay, isSafeOrigin } from '@mijn/domain/safeAddress';
import { z } from 'zod';

/** A public address of ours: a host alone, as what stands behind it would not be used. */
export const originShape = z.string().refine(isSafeOrigin);

/** An address over http or https. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** A port to listen on. */
export const portShape = z.coerce.number().int().min(1).max(65_535);

/** Hosts, with commas between. */
export const hostsShape = z.string().refine((text) => partsOf(text).every(isHost));

const groups = new Set(['loopback', 'linklocal', 'uniquelocal']);
const bitsAtMost: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

// What Fastify takes: an address, a range of them, or the name of a group.
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = bitsAtMost[isIP(address)];
  if (most === undefined) return groups.has(text);
  const isRange = bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= most);
  return isRange && rest.length === 0;
}

/** Addresses of proxies, with commas between. */
export const proxiesShape = z.string().refine((text) => partsOf(text).every(isProxy));

/** A path of ours, or an address that nobody on the way can change. */
export const pathOrAddress = z.string().refine((text) => {
  const url = URL.parse(text);
  return isOwnPath(text) || (url !== null && isPrivateOnTheWay(url));
});

/** How somebody can be reached, as `security.txt` has it (RFC 9116). */
export const contactShape = z.url({ protocol: /^(mailto|https|tel)$/ });
