import { providerBasis } from '@mijn/contract/restPaden';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { Aanroeper } from '../toegang/access.ts';
import type { AanroeperLezer } from './aanroeper.ts';
import { antwoordSchrijver } from './antwoorden.ts';
import { beantwoordWeigering, weigeringVan } from './foutAntwoord.ts';
import type { App } from './omgeving.ts';
import { nietGevonden, Weigering } from './weigering.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set on every call that is not open to everybody. */
    aanroeper: Aanroeper;
  }
}

/**
 * The provider's Fastify without its calls: proves the caller, answers every failure in the
 * contract's form, and lets no personal answer be kept.
 * @param keurAntwoorden whether every answer is held against the contract (tests)
 */
export async function maakApp(
  leesAanroeper: AanroeperLezer,
  leesBetaalmelding: (header: string | undefined) => Promise<void>,
  log: FastifyBaseLogger,
  keurAntwoorden: boolean,
): Promise<App> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => verzoekId(headers['x-request-id']),
    requestTimeout: 120_000,
    // A long id is an unknown id, not an unknown page.
    routerOptions: { maxParamLength: 20_000 },
    exposeHeadRoutes: false,
    frameworkErrors: (_fout, request, reply) => {
      void beantwoordOnbekendPad(request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(antwoordSchrijver(keurAntwoorden));
  // It takes a sample without a single turn of the event loop for infinitely slow: on a machine that is
  // starved for a second while we start, a sample of a second would turn the first callers away.
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    sampleInterval: 5_000,
    retryAfter: 5,
  });
  app.decorateRequest('aanroeper');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { openbaar, betaalmelding } = request.routeOptions.config;
    if (openbaar || request.is404) return;
    if (betaalmelding) return leesBetaalmelding(request.headers.authorization);
    request.aanroeper = await leesAanroeper(request.headers.authorization);
    weigerNulteken(request);
  });
  app.setErrorHandler((fout, request, reply) => {
    const weigering = weigeringVan(fout, request);
    meld(request, weigering, fout);
    return beantwoordWeigering(reply, weigering);
  });
  app.setNotFoundHandler((request, reply) => beantwoordOnbekendPad(request, reply));
  return app;
}

function verzoekId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

// PostgreSQL cannot hold it in text; in what names a person or thing it names nobody.
function weigerNulteken({ query, routeOptions }: FastifyRequest): void {
  const namen = Object.entries(Object(query)).flatMap(([naam, waarde]) =>
    String(waarde).includes('\0') ? [naam] : [],
  );
  if (namen.length === 0) return;
  const verwijzingen = routeOptions.config.verwijzingen ?? [];
  throw namen.every((naam) => verwijzingen.includes(naam)) ? nietGevonden() : new Weigering(400);
}

/** An address that does not exist; below the claims it is a claim that does not exist. */
function beantwoordOnbekendPad(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const genest = request.raw.url?.startsWith(`${providerBasis}/declaraties/`) ?? false;
  reply.request.routeOptions.config.statusVorm = genest ? 'genest' : 'kaal';
  reply.header('cache-control', 'no-store');
  return beantwoordWeigering(reply, nietGevonden());
}

// The path's template and not the address: that may hold a number or a word somebody looked for.
function meld(request: FastifyRequest, { status }: Weigering, fout: unknown): void {
  const regel = { verzoek: request.id, pad: request.routeOptions.url, status };
  if (status >= 500) {
    request.log.error({ ...regel, fout: kern(fout) }, 'call failed');
  } else {
    request.log.info(regel, 'call refused');
  }
}

// Not its message: that may repeat a value from the database.
function kern(fout: unknown): Record<string, unknown> {
  if (!(fout instanceof Error)) return { soort: typeof fout };
  const plek = fout.stack?.split('\n').filter((regel) => regel.trimStart().startsWith('at '));
  return { name: fout.name, code: 'code' in fout ? fout.code : undefined, plek };
}
