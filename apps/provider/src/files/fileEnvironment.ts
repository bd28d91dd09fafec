import { isPrivateOnTheWay } from '@mijn/domain/safeAddress';
import type { S3Config } from './s3Storage.ts';
import type { ScannerAddress } from './virusScanner.ts';

/** Reads `CLAMAV`: the path of its socket, or host:port. Undefined for anything else. */
export function parseScanner(text: string): ScannerAddress | undefined {
  if (text.startsWith('/')) return { socket: text };
  const [, host = '', port = ''] = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
  const usable = host !== '' && Number(port) > 0 && Number(port) <= 65_535;
  return usable ? { host, port: Number(port) } : undefined;
}

const names = {
  address: 'S3_BUCKET_URL',
  region: 'S3_REGION',
  keyId: 'S3_ACCESS_KEY_ID',
  secret: 'S3_SECRET_ACCESS_KEY',
} as const;

/** The variables of a bucket. */
export const s3Names: readonly string[] = Object.values(names);

/** What the environment says of a bucket: one, none, or the names of what is missing or wrong. */
export type S3Setting =
  | { readonly config: S3Config | undefined }
  | { readonly wrong: readonly string[] };

/** Reads the four variables of S3: all of them, or none. */
export function parseS3(env: Readonly<Record<string, string | undefined>>): S3Setting {
  const missing = s3Names.filter((name) => !env[name]);
  if (missing.length === s3Names.length) return { config: undefined };
  const address = URL.parse(env[names.address] ?? '');
  if (missing.length > 0) return { wrong: missing };
  if (!address || !/^https?:$/.test(address.protocol) || !isPrivateOnTheWay(address)) {
    return { wrong: [names.address] };
  }
  return {
    config: {
      address: address.href,
      region: env[names.region] ?? '',
      keyId: env[names.keyId] ?? '',
      secret: env[names.secret] ?? '',
    },
  };
}
