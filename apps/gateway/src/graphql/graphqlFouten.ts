import type { GraphqlFout } from '@mijn/contract/serverEntry';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import { beschrijf, statusVan } from '../http/fouten.ts';
import { ProviderFout } from '../provider/providerFout.ts';

/** The error a resolver threw, below the wrappings that GraphQL and its compiler put around it. */
function oorsprong(fout: Error): Error {
  let diepste = fout;
  for (;;) {
    const { originalError } = diepste as Partial<GraphQLError>;
    if (!originalError) return diepste;
    diepste = originalError;
  }
}

/**
 * One failed field as contract.md says (GraphQL). The message names no input and no cause; whatever
 * nobody foresaw is a 500 of soort `intern`, and logged.
 */
export function vormFout(fout: GraphQLError, log: FastifyBaseLogger): GraphqlFout {
  const oorzaak = oorsprong(fout);
  const status = statusVan(oorzaak);
  if (status >= 500) log.warn(beschrijf(oorzaak), 'veld mislukt');
  const isProvider = oorzaak instanceof ProviderFout;
  return {
    message: isProvider ? oorzaak.message : `gateway: ${status}`,
    ...(fout.path && { path: fout.path }),
    extensions: {
      status,
      redenen: isProvider ? oorzaak.redenen : [],
      soort: isProvider ? oorzaak.soort : 'intern',
    },
  };
}
