import { isIP } from 'node:net';
import { partsOf } from '@mijn/domain/environment';
import { isHost, isOwnPath, isPrivateOnTheWay, isSafeOrigin } from '@mijn/domain/safeAddress';
import { z } from 'zod';

/** Our public address: an origin only, because a path would be ignored. */
export const originSchema = z.string().refine(isSafeOrigin);

export const webAddress = z.url({ protocol: /^https?$/ });

export const portSchema = z.coerce.number().int().min(1).max(65_535);

/** Hosts, separated by commas. */
export const hostsSchema = z.string().refine((text) => partsOf(text).every(isHost));

const groups = new Set(['loopback', 'linklocal', 'uniquelocal']);
const bitsAtMost: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

// Fastify accepts an address, a range, or the name of a group.
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = bitsAtMost[isIP(address)];
  if (most === undefined) return groups.has(text);
  const isRange = bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= most);
  return isRange && rest.length === 0;
}

/** Proxy addresses, separated by commas. */
export const proxiesSchema = z.string().refine((text) => partsOf(text).every(isProxy));

/** Our own path, or an address with a secure connection. */
export const pathOrAddress = z.string().refine((text) => {
  const url = URL.parse(text);
  return isOwnPath(text) || (url !== null && isPrivateOnTheWay(url));
});

/** A contact as in `security.txt` (RFC 9116). */
export const contactSchema = z.url({ protocol: /^(mailto|https|tel)$/ });
