import { antwoordRequest } from '@mijn/contract/vragen';
import { internalPaths } from '@mijn/domain/internalPaths';
import { isUuid } from '@mijn/domain/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maximumBytes } from '../http/limits.ts';
import { checkOwnOrigin, checkOwnPage } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';
import { createSignal } from '../http/signal.ts';
import { ask, type Asker } from '../provider/ask.ts';
import { createGatewayToken } from '../provider/gatewayToken.ts';
import type { InternalServices } from './internalServices.ts';
import { limitOpenings } from './personFile.routes.ts';
import { checkStaff } from './staffOnly.ts';
import type { StaffSessie } from './staffSessies.ts';

function staffOf({ staff }: FastifyRequest): StaffSessie {
  if (staff === undefined) throw new Refusal(401, 'no session of the staff');
  return staff;
}

/** @throws Refusal 404 when the address names no question */
function questionIn({ params }: FastifyRequest<{ Params: { vraagId: string } }>): string {
  if (!isUuid(params.vraagId)) throw new Refusal(404, 'no such question');
  return params.vraagId;
}

const send = (reply: FastifyReply, body: object): FastifyReply =>
  reply.header('cache-control', 'no-store').send(body);

/**
 * Registers the desk at which staff answer questions: the list by age, a question with who asked it, and its answer.
 * Staff act as nobody here. Reading a question counts as opening a file, because it names a person.
 */
export function registerQuestions(app: FastifyInstance, services: InternalServices): void {
  const token = createGatewayToken(services.config.callerKey, 'vraagbeantwoording');
  const askerOf = (request: FastifyRequest, reply: FastifyReply): Asker => ({
    connection: services.config.provider,
    token: () => token(staffOf(request).actor),
    signal: createSignal(reply, services.timeouts.provider),
  });
  const rateLimit = { max: services.limits.calls, groupId: 'sessie' } as const;
  const reads = {
    exposeHeadRoute: false,
    config: { rateLimit },
    onRequest: checkOwnPage,
    preParsing: checkStaff(services),
  } as const;
  const one = `${internalPaths.openQuestions}/:vraagId` as const;

  app.get(internalPaths.openQuestions, reads, async (request, reply) =>
    send(reply, await ask(askerOf(request, reply), 'listOpenVragen', {})),
  );
  app.get<{ Params: { vraagId: string } }>(one, reads, async (request, reply) => {
    const vraagId = questionIn(request);
    await limitOpenings(request, staffOf(request), services);
    const params = { vraagId };
    return send(reply, await ask(askerOf(request, reply), 'getOpenVraag', { params }));
  });
  app.post<{ Params: { vraagId: string } }>(
    one,
    {
      config: { rateLimit },
      bodyLimit: maximumBytes.graphql,
      onRequest: checkOwnOrigin,
      preParsing: checkStaff(services),
    },
    async (request, reply) => {
      const params = { vraagId: questionIn(request) };
      const { data: body } = antwoordRequest.safeParse(request.body);
      if (!body) throw new Refusal(400, 'no answer');
      return send(reply, await ask(askerOf(request, reply), 'beantwoordVraag', { params, body }));
    },
  );
}
