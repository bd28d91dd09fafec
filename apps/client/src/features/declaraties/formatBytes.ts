import type { Taal } from '@mijn/domain/taal';

const kilo = 1024;

/** Writes a file size as people read it: `640 kB`, `2,1 MB`, `10 MB`; never 0 for a file that holds something. */
export function formatBytes(bytes: number, taal: Taal): string {
  if (bytes < kilo * kilo) return `${Math.max(bytes === 0 ? 0 : 1, Math.round(bytes / kilo))} kB`;
  const mega = (bytes / (kilo * kilo)).toFixed(1).replace('.0', '');
  return `${taal === 'nl' ? mega.replace('.', ',') : mega} MB`;
}
