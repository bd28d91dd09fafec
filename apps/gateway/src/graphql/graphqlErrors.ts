import type { GraphqlError, GraphqlResponse } from '@mijn/contract/serverEntry';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import { findQuota } from '@mijn/domain/quotas';
import { describeError, positionOf, statusOf } from '../http/errors.ts';
import { isCallerGone } from '../http/signal.ts';
import { ProviderError } from '../provider/providerError.ts';

/** Returns the error that a resolver threw, unwrapped from GraphQL's and the compiler's errors. */
function origin(error: Error): Error {
  const inner: unknown = Reflect.get(error, 'originalError');
  return inner instanceof Error ? origin(inner) : error;
}

/** Logs a field that failed for another reason than its input. */
export function logFailedField(cause: unknown, log: FastifyBaseLogger): void {
  if (statusOf(cause) < 500 || isCallerGone(cause)) return;
  const position = cause instanceof ProviderError ? undefined : positionOf(cause);
  log.warn({ ...describeError(cause), position }, 'a field failed');
}

/** Returns the refusal for an exhausted quota of the person, if any. */
export function quotaErrorIn({ errors = [] }: GraphqlResponse): ProviderError | undefined {
  for (const { extensions: { status, redenen = [], retrySeconds } = {} } of errors) {
    if (status === 429 && findQuota(redenen))
      return new ProviderError('refused', 429, redenen, undefined, retrySeconds);
  }
  return undefined;
}

/**
 * Returns the error of a failed field (docs/contract.md, GraphQL). The message names no input and no cause. An
 * unexpected error is a 500 of soort `intern`, and logged.
 */
export function shapeError(error: GraphQLError, log: FastifyBaseLogger): GraphqlError {
  const cause = origin(error);
  const status = statusOf(cause);
  const isProvider = cause instanceof ProviderError;
  logFailedField(cause, log);
  return {
    message: isProvider ? cause.message : `gateway: ${status}`,
    ...(error.path && { path: error.path }),
    extensions: {
      status,
      redenen: isProvider ? cause.redenen : [],
      soort: isProvider ? cause.soort : 'intern',
      ...(isProvider && cause.retrySeconds !== undefined && { retrySeconds: cause.retrySeconds }),
    },
  };
}
