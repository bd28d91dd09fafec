import type { CallResult } from '@mijn/contract/calls';
import { dayInNetherlands } from '@mijn/domain/datum';
import type { Brand } from '@mijn/domain/brands';
import { ProviderError } from '../provider/providerError.ts';
import { ask, type Asker } from '../provider/ask.ts';
import { logFailedField } from './graphqlErrors.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { OwnSessie } from '../sessie/sessie.ts';

/** The caller's relation, with the `_state` of that version. */
export type ParsedRelatie = CallResult<'getRelatie'>['relatie'] & { readonly _state: string };

/** Context of the resolvers for one request. */
export interface GraphqlContext {
  readonly call: Asker;
  readonly merk: Brand;
  /** Whether the browser preloads this, before the person navigates. */
  readonly looksAhead: boolean;
  /** Year of the insurer's current day; of today in the Netherlands when the insurer sends none. */
  readonly thisYear: () => Promise<number>;
  /** The caller's relation; requested at most once per request. */
  readonly relatie: () => Promise<ParsedRelatie>;
  /** Notices dismissed in this session, and the function that dismisses one. */
  readonly notices: {
    readonly dismissed: readonly string[];
    readonly dismiss: (notice: string) => Promise<void>;
  };
  /** The caller's own sessions. */
  readonly sessies: () => Promise<readonly OwnSessie[]>;
  /** Hosts to which a person may be redirected to pay (docs/decisions.md §7). */
  readonly redirectHosts: readonly string[];
  /**
   * Resolves to null, and logs the error, when the call fails: for a field whose failure must not fail the rest of the
   * answer.
   */
  readonly orNull: <T>(asking: Promise<T>) => Promise<T | null>;
  /** Whether the provider answered 401 to the relation, which ends the session (§4). */
  readonly isRefused: () => boolean;
}

/** Creates the context of a request. */
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
