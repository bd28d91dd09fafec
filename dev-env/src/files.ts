import type { S3Config } from '@mijn/provider/files/s3Storage';
import type { ScannerAddress } from '@mijn/provider/files/virusScanner';
import { StartError } from './startError.ts';

/** Reads CLAMAV: the path of its socket, or host:port. Throws a StartError for anything else. */
export function readScanner(text: string | undefined): ScannerAddress | undefined {
  if (!text) return undefined;
  if (text.startsWith('/')) return { socket: text };
  const [, host = '', port = ''] = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
  if (host && Number(port) > 0 && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new StartError(
    `CLAMAV is "${text}"; it has to be the path of a socket like /run/clamav/clamd.ctl, or host:port.`,
  );
}

const names = {
  address: 'S3_BUCKET_URL',
  region: 'S3_REGION',
  keyId: 'S3_ACCESS_KEY_ID',
  secret: 'S3_SECRET_ACCESS_KEY',
} as const;

/** Reads the four of S3: all of them, or none. Throws a StartError that names what is missing. */
export function readS3(env: NodeJS.ProcessEnv): S3Config | undefined {
  const missing = Object.values(names).filter((name) => !env[name]);
  if (missing.length === Object.keys(names).length) return undefined;
  if (missing.length > 0) throw new StartError(`For files in S3, set ${missing.join(', ')} too.`);
  const address = URL.parse(env[names.address] ?? '');
  if (address?.protocol !== 'http:' && address?.protocol !== 'https:') {
    throw new StartError('S3_BUCKET_URL has to be the address of a bucket, with https://.');
  }
  return {
    address: address.href,
    region: env[names.region] ?? '',
    keyId: env[names.keyId] ?? '',
    secret: env[names.secret] ?? '',
  };
}
