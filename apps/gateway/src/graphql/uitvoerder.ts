import type { GraphqlAntwoord } from '@mijn/contract/serverEntry';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import mercurius from 'mercurius';
import { Weigering } from '../http/weigering.ts';
import type { GraphqlContext } from './graphqlContext.ts';
import { vormFout } from './graphqlFouten.ts';
import { grenzen, validatieRegels } from './regels.ts';
import { maakSchema } from './schema.ts';

/** An operation to run. */
export interface Operatie {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Runs an operation as someone.
 * @throws Weigering 400 when the document or its variables do not fit the schema
 */
export type Uitvoerder = (
  operatie: Operatie,
  context: GraphqlContext,
  log: FastifyBaseLogger,
) => Promise<GraphqlAntwoord>;

/** Mercurius also takes a syntax tree as JSON; we take GraphQL only. */
const geenSyntaxboom = /^\s*(?:#|query\b|mutation\b|fragment\b|\{\s*[\w#.])/;

/** Prepares Mercurius with its compiler: no routes of its own, limits on what it runs. */
export async function maakUitvoerder(
  app: FastifyInstance,
  productie: boolean,
): Promise<Uitvoerder> {
  await app.register(mercurius, {
    schema: maakSchema(),
    routes: false,
    jit: 1,
    // Errors as they are: `vormFout` words them, and needs what the resolver threw.
    errorFormatter: (response) => ({ statusCode: 200, response }),
    queryDepth: grenzen.diepte,
    validationRules: validatieRegels(productie),
    graphql: { parseOptions: { maxTokens: grenzen.tokens } },
  });
  return async ({ query, variables }, context, log) => {
    if (query.length > grenzen.tekens || !geenSyntaxboom.test(query)) {
      throw new Weigering(400, 'geen GraphQL');
    }
    // Mercurius writes on the context it gets: each operation has its own.
    const eigen: Record<string, unknown> = { ...context };
    const { data, errors } = await app
      .graphql(query, eigen, { ...variables })
      .catch((fout: { statusCode?: number }) => {
        throw fout.statusCode === 400 ? new Weigering(400, 'ongeldige operatie') : fout;
      });
    if (data === undefined) throw new Weigering(400, 'ongeldige variabelen');
    return errors ? { data, errors: errors.map((fout) => vormFout(fout, log)) } : { data };
  };
}
