import type { Language } from '@mijn/domain/language';

const kilo = 1024;

/** Writes a file size as people read it: `640 kB`, `2,1 MB`, `10 MB`, on one line; never 0 for a file that holds something. */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < kilo * kilo)
    return `${Math.max(bytes === 0 ? 0 : 1, Math.round(bytes / kilo))}\u00A0kB`;
  const mega = (bytes / (kilo * kilo)).toFixed(1).replace('.0', '');
  return `${language === 'nl' ? mega.replace('.', ',') : mega}\u00A0MB`;
}
