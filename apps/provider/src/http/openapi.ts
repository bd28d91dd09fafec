import { isObject } from '@mijn/domain/values';
import { providerBase } from '@mijn/contract/addresses';
import { refusalMeanings, refusalStatuses, retriedRefusals } from '@mijn/contract/calls/call';
import swagger from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { App } from './services.ts';

/** Generates the OpenAPI 3.1 document of all calls registered after it. */
export async function registerOpenapi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mijn: REST API of the insurer',
        version: '1',
        description:
          'The core of §7 with its extensions (docs/contract.md). Amounts are euros with two decimals.',
      },
      servers: [{ url: providerBase }],
      components: {
        securitySchemes: {
          caller: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWS ES256, issuer gateway, audience provider, at most 60 seconds',
          },
        },
      },
      security: [{ caller: [] }],
    },
    stripBasePath: true,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

/** Serves the document at `/openapi.json`. */
export function registerOpenapiDocument(app: App): void {
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(openapiText(app)),
  );
}

const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };

/** Describes an answer by its status (docs/decisions.md §8). */
function meaningOf(status: string): object {
  const refusal = refusalStatuses.find((known) => String(known) === status);
  if (!refusal) return { description: 'The answer' };
  const headers = retriedRefusals.has(refusal) && { headers: retryAfter };
  return { description: refusalMeanings[refusal], ...headers };
}

// The generator sets no description, since it knows only status and schema.
function nameAnswers(key: string, value: unknown): unknown {
  if (key !== 'responses' || !isObject(value)) return value;
  const answers = Object.entries(value).map(
    ([status, answer]) =>
      [status, { ...(isObject(answer) && answer), ...meaningOf(status) }] as const,
  );
  return Object.fromEntries(answers);
}

/** Document in the form committed in `packages/contract/openapi.json`. */
function openapiText(app: App): string {
  return `${JSON.stringify(app.swagger(), nameAnswers, 2)}\n`;
}
