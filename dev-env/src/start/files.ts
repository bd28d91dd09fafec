import { parseS3, parseScanner } from '@mijn/provider/files/fileEnvironment';
import type { S3Config } from '@mijn/provider/files/s3Config';
import type { ScannerAddress } from '@mijn/provider/files/virusScanner';
import { StartError } from './startError.ts';

/**
 * Parses CLAMAV: the path of a socket, or host:port.
 * @throws StartError for anything else
 */
export function readScanner(text: string | undefined): ScannerAddress | undefined {
  if (!text) return undefined;
  const address = parseScanner(text);
  if (address) return address;
  throw new StartError(
    `CLAMAV is "${text}"; it has to be the path of a socket like /run/clamav/clamd.ctl, or host:port.`,
  );
}

/**
 * Parses the S3 variables.
 * @throws StartError that names the missing ones
 */
export function readS3(env: NodeJS.ProcessEnv): S3Config | undefined {
  const found = parseS3(env);
  if ('config' in found) return found.config;
  if (found.wrong.some((name) => env[name])) {
    throw new StartError('S3_BUCKET_URL has to be the address of a bucket, with https://.');
  }
  throw new StartError(`For files in S3, set ${found.wrong.join(', ')} too.`);
}
