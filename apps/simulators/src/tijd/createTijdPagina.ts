import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { dienBestandenOp } from '../pagina/bestanden.ts';
import { leesAlleenFormulieren, leesFormulier } from '../pagina/formulieren.ts';
import { paginaKoppen } from '../pagina/koppen.ts';
import { kiesTaal } from '../pagina/taal.ts';
import type { TijdConfig } from './config.ts';
import { dagenVooruit } from './sprongen.rules.ts';
import { mispagina, tijdpagina, type Verzet } from './tijdpagina.ts';

/** The page remembers this many moves. */
const meesteVerzet = 20;

/**
 * Makes the page on which the insurer's day is moved forward (decisions §6). The caller listens
 * and closes.
 *
 * @throws when NODE_ENV is `production`: bills would fall due for everybody.
 */
export async function createTijdPagina(config: TijdConfig): Promise<{ app: FastifyInstance }> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('De Tijd-pagina start niet met NODE_ENV=production.');
  }
  const { leesDag, verzetDag, log } = config;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  const verzet: Verzet[] = [];
  /** One move at a time: the second of two presses then sees that the day has been moved. */
  let bezig: Promise<unknown> = Promise.resolve();

  leesAlleenFormulieren(app);
  await dienBestandenOp(app, new URL('.', import.meta.url), true);

  app.setErrorHandler((fout: Error, request, reply) => {
    request.log.error({ fout: fout.message }, 'the day could not be moved');
    const taal = kiesTaal(request.headers['accept-language']);
    return reply.code(500).headers(paginaKoppen()).send(mispagina(taal));
  });

  app.get('/', async (request, reply) => {
    const taal = kiesTaal(request.headers['accept-language']);
    const pagina = tijdpagina({ taal, dag: await leesDag(), verzet, weigering: undefined });
    return reply.headers(paginaKoppen()).send(pagina);
  });

  async function verzetNaar(formulier: URLSearchParams) {
    const van = await leesDag();
    const velden = { van: formulier.get('van'), naar: formulier.get('naar') };
    const dagen = dagenVooruit(van, { ...velden, datum: formulier.get('datum') });
    if (typeof dagen !== 'number') return { dag: van, weigering: dagen };
    const taken = await verzetDag(dagen);
    const tot = await leesDag();
    log.info({ van, tot }, 'the insurer’s day was moved');
    verzet.unshift({ van, tot, taken });
    verzet.splice(meesteVerzet);
    return undefined;
  }

  app.post('/', async (request, reply) => {
    const beurt = bezig.then(() => verzetNaar(leesFormulier(request.body)));
    bezig = beurt.catch(() => undefined);
    const geweigerd = await beurt;
    if (geweigerd === undefined) return reply.redirect('/', 303);
    const taal = kiesTaal(request.headers['accept-language']);
    const code = geweigerd.weigering === 'alVerzet' ? 409 : 400;
    const pagina = tijdpagina({ taal, verzet, ...geweigerd });
    return reply.code(code).headers(paginaKoppen()).send(pagina);
  });
  return { app };
}
