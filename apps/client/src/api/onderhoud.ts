import type { RuntimeConfig } from '@mijn/contract/serverEntry';
import { isGestopt } from './graphql.ts';

/**
 * The maintenance check (§7). No address, no browser window or any failure means: not in maintenance.
 */
export async function isInOnderhoud({ onderhoudUrl }: RuntimeConfig): Promise<boolean> {
  if (onderhoudUrl === undefined || typeof window === 'undefined' || isGestopt()) return false;
  try {
    const adres = new URL(onderhoudUrl, location.href);
    adres.searchParams.set('timestamp', String(Date.now()));
    const antwoord = await fetch(adres, { credentials: 'omit', cache: 'no-store' });
    const document: unknown = await antwoord.json();
    return (
      antwoord.ok &&
      typeof document === 'object' &&
      document !== null &&
      'inOnderhoud' in document &&
      document.inOnderhoud === true
    );
  } catch {
    return false;
  }
}
