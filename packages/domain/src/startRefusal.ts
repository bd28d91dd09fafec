import { isObject } from './values.ts';

const keyOf32 =
  'base64 of 32 bytes, as `openssl rand -base64 32` prints it; the same for all copies';
const password =
  'a password of 16 characters or more, as `openssl rand -hex 24` prints it; the same for all copies';
const database = 'an address like postgres://name:password@host:5432/database';
const port = 'a port from 1 to 65535 that nothing else here has';
const ownAddress = 'an https address of a host of its own, without a path';
const webAddress = 'an https address; http to this machine only, and not in production';
const hosts = 'host names such as www.mollie.com, with commas between';

/** Descriptions of the settings of gateway and provider, for the message when a start is refused. */
const remedies: Readonly<Record<string, string>> = {
  DATABASE_URL: `${database}, whose login may create roles and schemas`,
  GATEWAY_DATABASE_URL: `${database}, for the sessions`,
  DATABASE_OWNER_PASSWORD: password,
  DATABASE_APP_PASSWORD: password,
  DATABASE_JOBS_PASSWORD: password,
  STATE_KEY: keyOf32,
  SEAL_KEY: keyOf32,
  BSN_KEY: keyOf32,
  CALLER_KEY: 'the private half of an EC key on P-256, as a JWK in JSON',
  CALLER_PUBLIC_KEY: 'the public half of the gateway’s CALLER_KEY, as a JWK in JSON',
  FILES_FOLDER: 'a folder that the provider may write to',
  CLIENT_FOLDER: 'the folder with the client’s build',
  LINKS_FILE: 'a JSON file with the links and the help desk of both brands (docs/environment.md)',
  PORT: port,
  METRICS_PORT: port,
  INTERNAL_PORT: port,
  PUBLIC_URL: ownAddress,
  ANKERZEE_URL: ownAddress,
  INTERNAL_URL: ownAddress,
  INTERNAL_ANKERZEE_URL: ownAddress,
  PROVIDER_URL: webAddress,
  DIGID_ISSUER: webAddress,
  INTERNAL_ISSUER: webAddress,
  PAYMENT_PROVIDER_URL: `${webAddress}; without /v2 behind it`,
  PAYMENT_PROVIDER_KEY:
    'the key of the payment provider’s API; in production not one that moves no money',
  BETALING_REDIRECT_HOSTS: `${hosts}; in production none of this machine`,
  S3_BUCKET_URL: 'the https address of a bucket; http to this machine only, and not in production',
  CLAMAV: 'the path of the daemon’s socket, or host:port',
  MAIL_URL: 'smtps://user:password@host:465 or smtp://…; in production not this machine',
  MAIL_FROM: 'a mail address; in production none on an example domain',
  ANKERZEE_MAIL_FROM: 'a mail address; in production none on an example domain',
  TRUSTED_PROXIES: 'addresses of the proxies in front, or ranges of them, with commas between',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
};

/**
 * Returns the name of the setting without its suffix for the previous generation, which has the same rules.
 */
const firstOf = (name: string): string => name.replace(/_PREVIOUS$/, '');

/**
 * Formats why a program does not start: the missing or wrong settings and what each has to be, never their
 * values.
 * @param app `gateway` or `provider`
 * @param found additional findings by name of the setting
 */
export function startRefusal(
  app: string,
  names: readonly string[],
  found: Readonly<Record<string, string>> = {},
): Error {
  const all = [...new Set(names)];
  const lines = all.map((name) => {
    const remedy = remedies[firstOf(name)] ?? 'see docs/environment.md';
    return `${name}: ${found[name] === undefined ? '' : `${found[name]}; it has to be `}${remedy}.`;
  });
  return new Error([`The ${app} does not start; look at: ${all.join(', ')}.`, ...lines].join('\n'));
}

/**
 * Formats why a program does not start, from the error of its start.
 * @param databaseProblem why its database cannot be used, if that is the cause; `variable` has its address
 */
export function toStartRefusal(
  app: string,
  error: unknown,
  { variable, databaseProblem }: { readonly variable: string; readonly databaseProblem?: string },
): Error {
  if (databaseProblem !== undefined) {
    return startRefusal(app, [variable], {
      [variable]: `it leads to no database that can be used (${databaseProblem})`,
    });
  }
  if (isObject(error) && error['code'] === 'EADDRINUSE') {
    return startRefusal(app, ['PORT', 'METRICS_PORT'], { PORT: 'another program has it already' });
  }
  return error instanceof Error ? error : new Error(`The ${app} does not start.`);
}
