import type { Persona } from '@mijn/testdata/personas';
import type { FastifyBaseLogger } from 'fastify';
import type { JWK } from 'jose';

/** A relying party of the broker; it authenticates with `client_secret_post`. */
export interface DigidClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
}

/** A person who can log in: a persona, or a member of staff, who has a user name instead of a BSN. */
export interface LoginPerson extends Pick<Persona, 'key' | 'naam' | 'omschrijving'> {
  readonly bsn?: string;
}

/** Configuration of the DigiD simulator. */
export interface DigidConfig {
  /** `staff` simulates the insurer's login of its staff (docs/decisions.md §3). Default: `digid`. */
  readonly kind?: 'digid' | 'staff';
  /** Issuer URL for browsers and relying parties, without a path. */
  readonly issuer: string;
  readonly clients: readonly DigidClient[];
  /** People who can log in, in the order of the page. */
  readonly personas: readonly LoginPerson[];
  /** Private signing key (JWK, P-256); generated at the start when omitted. */
  readonly key?: JWK;
  readonly log: FastifyBaseLogger;
}
