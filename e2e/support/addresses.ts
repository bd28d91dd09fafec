import type { Brand } from '@mijn/domain/brands';

function fromEnvironment(name: string): string {
  const address = process.env[name];
  if (!address)
    throw new Error(`${name} is not set: run the journeys with their playwright.config.ts`);
  return address;
}

/** The public address of a brand in the world under test. */
export function addressOf(brand: Brand): string {
  return fromEnvironment(brand === 'ZZ' ? 'E2E_URL' : 'E2E_ANKERZEE_URL');
}

/** The iDEAL simulator of the world under test, as browsers know it. */
export function idealAddress(): string {
  return fromEnvironment('E2E_IDEAL_URL');
}

/** The Tijd page of the world under test, as browsers know it. */
export function timeAddress(): string {
  return fromEnvironment('E2E_TIME_URL');
}

/** The mail simulator of the world under test, as browsers know it. */
export function mailAddress(): string {
  return fromEnvironment('E2E_MAIL_URL');
}

/** Where the jobs of the world under test are run at once. */
export function jobsAddress(): string {
  return fromEnvironment('E2E_JOBS_URL');
}

/** The database of the world under test: an owner's login. */
export function databaseAddress(): string {
  return fromEnvironment('E2E_DATABASE_URL');
}

/** The staff's listener of the world under test. */
export function internalAddress(): string {
  return fromEnvironment('E2E_INTERNAL_URL');
}
