import type { Persona } from '@mijn/testdata/personas';
import type { FastifyBaseLogger } from 'fastify';
import type { JWK } from 'jose';

/** A relying party that may use the broker; it authenticates with `client_secret_post`. */
export interface DigidClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
}

/** Somebody who can log in: a persona, or a member of staff, who has no BSN there but a name of their own. */
export interface LoginPerson extends Pick<Persona, 'key' | 'naam' | 'omschrijving'> {
  readonly bsn?: string;
}

/** What the DigiD simulator needs to know. */
export interface DigidConfig {
  /** The insurer's own login of its staff is simulated the same way (docs/decisions.md §3); by default DigiD is. */
  readonly kind?: 'digid' | 'staff';
  /** The address under which browsers and relying parties reach it, without a path. */
  readonly issuer: string;
  readonly clients: readonly DigidClient[];
  /** Who can log in, in the order of the page. */
  readonly personas: readonly LoginPerson[];
  /** Private signing key (JWK, P-256); made at the start when left out. */
  readonly key?: JWK;
  readonly log: FastifyBaseLogger;
}
