import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyReply } from 'fastify';
import type { BrandHosts } from './brandHosts.ts';

/** Keeps the screen on while a pass is shown at a desk. */
const ownPermissions = ['screen-wake-lock'];

/** Permissions that no page uses: a photo of a bill comes from a file input. */
const permissionNames = [
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
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Origin of the maintenance document, when it is not one of ours. */
function maintenanceOrigin(maintenance: string | undefined, { all }: BrandHosts): string[] {
  if (maintenance === undefined || maintenance.startsWith('/')) return [];
  const { origin } = new URL(maintenance);
  return all.every((brand) => brand.origin === origin) ? [] : [origin];
}

function contentSecurityPolicy(maintenance: string | undefined, hosts: BrandHosts) {
  const own = ["'self'"];
  return {
    defaultSrc: ["'none'"],
    scriptSrc: own,
    styleSrc: own,
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: own,
    connectSrc: [...own, ...maintenanceOrigin(maintenance, hosts)],
    manifestSrc: own,
    workerSrc: own,
    formAction: own,
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['mijn'],
  };
}

const policyHeader = 'content-security-policy';

/** CSP hashes of the inline content of a page: `sha256-…` in base64. */
export interface InlineHashes {
  readonly styleHashes?: readonly string[] | undefined;
  readonly scriptHashes?: readonly string[] | undefined;
}

function withHashes(policy: string, directive: string, hashes: readonly string[] = []): string {
  const valid = hashes.filter((hash) => /^sha256-[A-Za-z0-9+/]{43}=$/.test(hash));
  const own = `${directive} 'self'`;
  return policy.replace(own, [own, ...valid.map((hash) => `'${hash}'`)].join(' '));
}

/** Allows the inline styles and scripts of a rendered page, each by its own hash. */
export function allowInline(
  reply: FastifyReply,
  { styleHashes, scriptHashes }: InlineHashes,
): void {
  const policy = reply.getHeader(policyHeader);
  if (typeof policy !== 'string') return;
  const withStyles = withHashes(policy, 'style-src', styleHashes);
  void reply.header(policyHeader, withHashes(withStyles, 'script-src', scriptHashes));
}

/**
 * Headers that browsers only use for documents and workers. Left out elsewhere: without HTTP/2 they are as many bytes
 * as a small script, for each file and each answer to a call.
 */
const documentHeaders = [
  policyHeader,
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Removes the headers that only apply to documents. */
export function omitDocumentHeaders(reply: FastifyReply): void {
  for (const name of documentHeaders) void reply.removeHeader(name);
}

/** Marks an answer to script as data: a browser that displays it anyway may not load or run anything. */
export function markAsData(reply: FastifyReply): void {
  omitDocumentHeaders(reply);
  void reply.header(policyHeader, "default-src 'none';frame-ancestors 'none'");
}

/** Headers of the probe's answer that are not about security. */
const plainHeaders = new Set(['content-length', 'content-type', 'connection', 'date']);

/**
 * Reads Helmet's headers from one answer of a temporary server: they are the same for every answer, so compute them
 * once.
 */
async function readHelmetHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const server = Fastify();
  await server.register(helmet, options);
  server.get('/', () => '');
  const { headers } = await server.inject('/');
  await server.close();
  const pairs = Object.entries(headers).filter(([name]) => !plainHeaders.has(name));
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}

/** Security headers by name. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Creates the security headers of every answer: a Content-Security-Policy without unsafe-*, Trusted Types, no framing,
 * no referrer to other origins, HSTS on https only.
 * @param maintenance address of the maintenance document, which pages may fetch
 */
export async function createSecurityHeaders(
  hosts: BrandHosts,
  maintenance: string | undefined,
): Promise<SecurityHeaders> {
  const headers = await readHelmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(maintenance, hosts),
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // Not no-referrer, which turns the Origin of our own form posts into null.
    referrerPolicy: { policy: 'same-origin' },
    hsts: hosts.all.every(({ https }) => https) && { maxAge: 63_072_000, includeSubDomains: true },
  });
  const permissions = [
    ...permissionNames.map((name) => `${name}=()`),
    ...ownPermissions.map((name) => `${name}=(self)`),
  ].join(', ');
  return { ...headers, 'permissions-policy': permissions };
}
