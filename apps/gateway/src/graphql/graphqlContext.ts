import type { CallResult } from '@mijn/contract/calls';
import { dayInNetherlands } from '@mijn/domain/datum';
import type { Brand } from '@mijn/domain/brands';
import { ProviderError } from '../provider/providerError.ts';
import { ask, type Asker } from '../provider/ask.ts';
import { logFailedField } from './graphqlErrors.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { OwnSessie } from '../sessie/sessie.ts';

/** The caller's relation with the `_state` that it was read with. */
export type ParsedRelatie = CallResult<'getRelatie'>['relatie'] & { readonly _state: string };

/** What resolvers know of the request: the caller, the brand, today's year. */
export interface GraphqlContext {
  readonly call: Asker;
  readonly merk: Brand;
  /** Whether the browser asks this before anybody wants to see it. */
  readonly looksAhead: boolean;
  /** The year of the insurer's day; of today in the Netherlands where the insurer tells none. */
  readonly thisYear: () => Promise<number>;
  /** The caller's relation; asked once per request, however many fields need it. */
  readonly relatie: () => Promise<ParsedRelatie>;
  /** Notices that were put aside for this session, and putting one aside. */
  readonly notices: {
    readonly dismissed: readonly string[];
    readonly dismiss: (notice: string) => Promise<void>;
  };
  /** The caller's own sessions. */
  readonly sessies: () => Promise<readonly OwnSessie[]>;
  /** The hosts a person may be sent to in order to pay (docs/decisions.md §7). */
  readonly redirectHosts: readonly string[];
  /**
   * What the insurer answers, null where it fails: for a field with which the rest of an answer must not fail.
   * Whoever runs the gateway is told.
   */
  readonly orNull: <T>(asking: Promise<T>) => Promise<T | null>;
  /** Whether the provider answered 401 to the relation: then the session is over (§4). */
  readonly isRefused: () => boolean;
}

/** Makes the context of one request. */
export function createGraphqlContext(
  call: Asker,
  {
    merk,
    looksAhead,
    now,
    redirectHosts,
    notices,
    sessies,
    log,
  }: Pick<GraphqlContext, 'merk' | 'looksAhead' | 'redirectHosts' | 'notices' | 'sessies'> & {
    readonly now: Date;
    readonly log: FastifyBaseLogger;
  },
): GraphqlContext {
  let requested: Promise<ParsedRelatie> | undefined;
  let refused = false;
  const request = async () => {
    try {
      const { relatie: found, _state } = await ask(call, 'getRelatie', {});
      return { ...found, _state };
    } catch (error) {
      refused ||= error instanceof ProviderError && error.status === 401;
      throw error;
    }
  };
  const relatie = () => (requested ??= request());
  return {
    call,
    merk,
    looksAhead,
    redirectHosts,
    notices,
    sessies,
    thisYear: async () => Number(((await relatie()).vandaag ?? dayInNetherlands(now)).slice(0, 4)),
    relatie,
    orNull: async (asking) => {
      try {
        return await asking;
      } catch (error) {
        logFailedField(error, log);
        return null;
      }
    },
    isRefused: () => refused,
  };
}
