import type { Language } from '@mijn/domain/language';

const kilo = 1024;

/**
 * Formats a file size: `640 kB`, `2,1 MB`, `10 MB`, without line breaks; never 0 for a file with content.
 */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < kilo * kilo)
    return `${Math.max(bytes === 0 ? 0 : 1, Math.round(bytes / kilo))}\u00A0kB`;
  const mega = (bytes / (kilo * kilo)).toFixed(1).replace('.0', '');
  return `${language === 'nl' ? mega.replace('.', ',') : mega}\u00A0MB`;
}
