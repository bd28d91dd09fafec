import type { Brand } from '@mijn/domain/brands';

function fromEnvironment(name: string): string {
  const address = process.env[name];
  if (!address)
    throw new Error(`${name} is not set: run the journeys with their playwright.config.ts`);
  return address;
}

/** Returns the public address of a brand. */
export function addressOf(brand: Brand): string {
  return fromEnvironment(brand === 'ZZ' ? 'E2E_URL' : 'E2E_ANKERZEE_URL');
}

export function idealAddress(): string {
  return fromEnvironment('E2E_IDEAL_URL');
}

export function timeAddress(): string {
  return fromEnvironment('E2E_TIME_URL');
}

export function mailAddress(): string {
  return fromEnvironment('E2E_MAIL_URL');
}

/** Returns the endpoint that runs jobs at once. */
export function jobsAddress(): string {
  return fromEnvironment('E2E_JOBS_URL');
}

/** Returns the database's address with an owner's login. */
export function databaseAddress(): string {
  return fromEnvironment('E2E_DATABASE_URL');
}

/** Returns the address of the staff's listener. */
export function internalAddress(): string {
  return fromEnvironment('E2E_INTERNAL_URL');
}
