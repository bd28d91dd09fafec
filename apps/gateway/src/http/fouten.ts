import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProviderFout } from '../provider/providerFout.ts';
import { paden, methodePerAanroep } from './paden.ts';
import { Weigering } from './weigering.ts';

/** How a route words its errors: the contract's plain status, GraphQL's list, or a page. */
export type Foutvorm = 'status' | 'graphql' | 'pagina';

/** Shows a status page in place of what failed. */
export type ToonStatus = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
) => Promise<FastifyReply>;

declare module 'fastify' {
  interface FastifyContextConfig {
    foutvorm?: Foutvorm;
  }
}

const herkansSeconden = 5;

/** What stands behind an error, without anything that was sent or received. */
export function beschrijf(fout: unknown): Record<string, unknown> {
  if (!(fout instanceof Error)) return { soort: typeof fout };
  const oorzaak =
    fout.cause instanceof Error ? `${fout.cause.name}: ${fout.cause.message}` : undefined;
  return { soort: fout.name, melding: fout.message, ...(oorzaak && { oorzaak }) };
}

/** The status of an error; 500 for whatever nobody foresaw. */
export function statusVan(fout: unknown): number {
  if (fout instanceof ProviderFout) return fout.status;
  if (!(fout instanceof Error) || !('statusCode' in fout)) return 500;
  const { statusCode } = fout;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

function bodyVan(status: number, vorm: Foutvorm, id: string): object {
  const verzoek = status >= 500 && { verzoek: id };
  if (vorm !== 'graphql') return { status, ...verzoek };
  const extensions = { status, redenen: [], soort: 'geweigerd', ...verzoek };
  return { errors: [{ message: `gateway ${status}`, extensions }] };
}

/** Answers an error in the shape of its route. Never a stack, a text of ours or echoed input. */
export function beantwoordFouten(app: FastifyInstance, toonStatus: ToonStatus): void {
  app.setErrorHandler((fout, request, reply) => {
    const status = statusVan(fout);
    const vorm = request.routeOptions.config.foutvorm ?? 'status';
    if (status >= 500) {
      const onverwacht = fout instanceof Error && !(fout instanceof Weigering);
      const stack = onverwacht ? fout.stack : undefined;
      request.log.error({ ...beschrijf(fout), stack }, 'verzoek mislukt');
    }
    void reply.header('cache-control', 'no-store');
    // Whoever sends too much is not listened to until the end.
    if (status === 413) void reply.header('connection', 'close');
    if (status === 503) void reply.header('retry-after', herkansSeconden);
    if (fout instanceof Weigering && fout.allow) void reply.header('allow', fout.allow);
    if (vorm === 'pagina') return toonStatus(request, reply, status);
    return reply.code(status).send(bodyVan(status, vorm, request.id));
  });
  // Every address answers GET, if only with "not found": what else arrives here has a wrong method.
  app.setNotFoundHandler((request) => {
    const [pad = ''] = request.url.split('?', 1);
    const ophalen = Object.values<string>(paden).includes(pad) ? 'GET' : 'GET, HEAD';
    throw new Weigering(405, 'verkeerde methode', { allow: methodePerAanroep.get(pad) ?? ophalen });
  });
}
