import type { Merk } from '@mijn/domain/merken';

function uitOmgeving(naam: string): string {
  const adres = process.env[naam];
  if (!adres)
    throw new Error(`${naam} is not set: run the journeys with their playwright.config.ts`);
  return adres;
}

/** The public address of a brand in the world under test. */
export function adresVan(merk: Merk): string {
  return uitOmgeving(merk === 'ZZ' ? 'E2E_URL' : 'E2E_ANKERZEE_URL');
}

/** The iDEAL simulator of the world under test, as browsers know it. */
export function idealAdres(): string {
  return uitOmgeving('E2E_IDEAL_URL');
}

/** The Tijd page of the world under test, as browsers know it. */
export function tijdAdres(): string {
  return uitOmgeving('E2E_TIJD_URL');
}

/** The database of the world under test: an owner's login. */
export function databaseAdres(): string {
  return uitOmgeving('E2E_DATABASE_URL');
}

/** The DigiD simulator of the world under test. */
export function digidAdres(): string {
  return uitOmgeving('E2E_DIGID_URL');
}
