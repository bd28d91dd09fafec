import { isPrivateOnTheWay } from '@mijn/domain/safeAddress';
import type { S3Config } from './s3Config.ts';
import type { ScannerAddress } from './virusScanner.ts';

/** Parses `CLAMAV`: the path of a socket, or host:port. Undefined for anything else. */
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

export const s3Names: readonly string[] = Object.values(names);

/** The bucket, no bucket, or the names of missing or invalid variables. */
export type S3Setting =
  | { readonly config: S3Config | undefined }
  | { readonly wrong: readonly string[] };

/**
 * Parses the variables of S3: address and region, and both keys or neither. Without keys the SDK looks for its own
 * (`AWS_*`, a profile, the role of the machine or container).
 */
export function parseS3(env: Readonly<Record<string, string | undefined>>): S3Setting {
  if (!s3Names.some((name) => env[name])) return { config: undefined };
  const keyNames = [names.keyId, names.secret];
  const hasKey = keyNames.some((name) => env[name]);
  const needed = [names.address, names.region, ...(hasKey ? keyNames : [])];
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0) return { wrong: missing };
  const address = URL.parse(env[names.address] ?? '');
  if (!address || !/^https?:$/.test(address.protocol) || !isPrivateOnTheWay(address)) {
    return { wrong: [names.address] };
  }
  const [accessKeyId, secretAccessKey] = [env[names.keyId], env[names.secret]];
  return {
    config: {
      address: address.href,
      region: env[names.region] ?? '',
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    },
  };
}
