import type { GraphqlResponse } from '@mijn/contract/serverEntry';
import { isObject } from '@mijn/domain/values';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import mercurius from 'mercurius';
import { OutdatedRefusal, OversizedRefusal, Refusal } from '../http/refusal.ts';
import type { GraphqlContext } from './graphqlContext.ts';
import { shapeError } from './graphqlErrors.ts';
import { limits, OversizedError, validationRules } from './operationLimits.ts';
import { createSchema } from './schema.ts';

export interface Operation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Runs an operation as the caller of a context.
 * @throws Refusal 400 when the document or its variables do not fit the schema
 */
export type Executor = (
  operation: Operation,
  context: GraphqlContext,
  log: FastifyBaseLogger,
) => Promise<GraphqlResponse>;

/** Mercurius also accepts a syntax tree as JSON; we accept GraphQL only. */
const noSyntaxTree = /^\s*(?:#|query\b|mutation\b|fragment\b|\{\s*[\w#.])/;

/** Whether Mercurius refused a document that the schema knows, because it asks for too much. */
function isOversized(error: unknown): boolean {
  const reasons = isObject(error) ? error['errors'] : undefined;
  return Array.isArray(reasons) && reasons.some((reason) => reason instanceof OversizedError);
}

/** Registers Mercurius with our limits, without its routes. */
export async function createExecutor(app: FastifyInstance, production: boolean): Promise<Executor> {
  await app.register(mercurius, {
    schema: createSchema(),
    routes: false,
    jit: 1,
    // Unchanged errors, because `shapeError` needs what the resolver threw.
    errorFormatter: (response) => ({ statusCode: 200, response }),
    queryDepth: limits.depth,
    validationRules: validationRules(production),
    graphql: { parseOptions: { maxTokens: limits.tokens } },
  });
  return async ({ query, variables }, context, log) => {
    if (query.length > limits.characters || !noSyntaxTree.test(query)) {
      throw new Refusal(400, 'no GraphQL');
    }
    // Mercurius modifies the context, so each operation has its own.
    const own: Record<string, unknown> = { ...context };
    const { data, errors } = await app
      .graphql(query, own, { ...variables })
      .catch((error: unknown) => {
        if (isOversized(error)) throw new OversizedRefusal();
        const isInvalid = isObject(error) && error['statusCode'] === 400;
        throw isInvalid ? new OutdatedRefusal('invalid operation') : error;
      });
    if (data === undefined) throw new Refusal(400, 'invalid variables');
    return errors ? { data, errors: errors.map((error) => shapeError(error, log)) } : { data };
  };
}
