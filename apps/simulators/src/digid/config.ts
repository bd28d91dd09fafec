import type { Persona } from '@mijn/testdata/personas';
import type { FastifyBaseLogger } from 'fastify';
import type { JWK } from 'jose';

/** A relying party that may use the broker; it authenticates with `client_secret_post`. */
export interface DigidClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
}

/** What the DigiD simulator needs to know. */
export interface DigidConfig {
  /** The address under which browsers and relying parties reach it, without a path. */
  readonly issuer: string;
  readonly clients: readonly DigidClient[];
  /** Who can log in, in the order of the page. */
  readonly personas: readonly Persona[];
  /** Private signing key (JWK, P-256); made at the start when left out. */
  readonly sleutel?: JWK;
  readonly log: FastifyBaseLogger;
}
