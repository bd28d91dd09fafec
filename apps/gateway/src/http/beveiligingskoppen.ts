import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { MerkHosts } from './merkHosts.ts';

/** Powers of the browser that no page of ours uses; a photo of a bill comes from a file input. */
const machtigingen = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The origin of the maintenance document, where it is another one than ours. */
function onderhoudOrigin(onderhoud: string | undefined, { alle }: MerkHosts): string[] {
  if (onderhoud === undefined || onderhoud.startsWith('/')) return [];
  const { origin } = new URL(onderhoud);
  return alle.every((merk) => merk.origin === origin) ? [] : [origin];
}

function inhoudsbeleid(onderhoud: string | undefined, hosts: MerkHosts) {
  const eigen = ["'self'"];
  return {
    defaultSrc: ["'none'"],
    scriptSrc: eigen,
    styleSrc: eigen,
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: eigen,
    connectSrc: [...eigen, ...onderhoudOrigin(onderhoud, hosts)],
    manifestSrc: eigen,
    workerSrc: eigen,
    formAction: eigen,
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['mijn'],
  };
}

const beleidKop = 'content-security-policy';

/**
 * Lets the inline style sheets of a rendered page count, each by its own hash and nothing else.
 * @param hashes `sha256-…` in base64
 */
export function staStijlenToe(reply: FastifyReply, hashes: readonly string[]): void {
  const geldig = hashes.filter((hash) => /^sha256-[A-Za-z0-9+/]{43}=$/.test(hash));
  const beleid = reply.getHeader(beleidKop);
  if (geldig.length === 0 || typeof beleid !== 'string') return;
  const bronnen = ["style-src 'self'", ...geldig.map((hash) => `'${hash}'`)].join(' ');
  void reply.header(beleidKop, beleid.replace("style-src 'self'", bronnen));
}

/** Headers of an answer that say nothing about security. */
const gewoneKoppen = new Set(['content-length', 'content-type', 'connection', 'date']);

/** What helmet says, taken from one answer: it works it all out anew for each, always the same. */
async function laatHelmetSpreken(opties: FastifyHelmetOptions): Promise<Record<string, string>> {
  const proef = Fastify();
  await proef.register(helmet, opties);
  proef.get('/', () => '');
  const { headers } = await proef.inject('/');
  await proef.close();
  const paren = Object.entries(headers).filter(([naam]) => !gewoneKoppen.has(naam));
  return Object.fromEntries(paren.map(([naam, waarde]) => [naam, String(waarde)]));
}

/**
 * The security headers of every answer: a Content-Security-Policy without unsafe-*, Trusted
 * Types, no framing, no referrer to others, HSTS on https only.
 * @param onderhoud address of the maintenance document, which pages may ask
 */
export async function zetBeveiligingskoppen(
  app: FastifyInstance,
  hosts: MerkHosts,
  onderhoud: string | undefined,
): Promise<void> {
  const koppen = await laatHelmetSpreken({
    contentSecurityPolicy: { useDefaults: false, directives: inhoudsbeleid(onderhoud, hosts) },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // Not no-referrer: that turns the Origin of our own form posts into null.
    referrerPolicy: { policy: 'same-origin' },
    hsts: hosts.alle.every(({ https }) => https) && { maxAge: 63_072_000, includeSubDomains: true },
  });
  const permissies = machtigingen.map((naam) => `${naam}=()`).join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ ...koppen, 'permissions-policy': permissies });
  });
}
