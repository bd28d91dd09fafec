import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dienBestandenOp } from '../../pagina/bestanden.ts';
import { leesAlleenFormulieren, leesFormulier } from '../../pagina/formulieren.ts';
import { paginaKoppen } from '../../pagina/koppen.ts';
import { kiesTaal } from '../../pagina/taal.ts';
import { statusVan, type Betaling } from '../betaling.ts';
import type { IdealConfig } from '../config.ts';
import type { Kassa } from '../kassa.ts';
import { isStoring, storingen, storingsgroepen, type Storingsgroep } from '../storingen.ts';
import { isUitkomst, uitkomsten } from '../uitkomsten.rules.ts';
import { betaalpagina, woordpagina } from './betaalpagina.ts';
import { besturingspagina, betalingBesturing } from './besturingspagina.ts';

type MetId = { Params: { id: string } };

const taalVan = (request: FastifyRequest) => kiesTaal(request.headers['accept-language']);

const onbekend = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(404)
    .headers(paginaKoppen())
    .send(woordpagina(taalVan(request), 'onbekend'));

/** Sets the faults that a form names; a group that it does not name stays as it is. */
function zetStoringen(kassa: Kassa, formulier: URLSearchParams, voor: string | undefined): void {
  for (const groep of storingsgroepen) {
    const wat = formulier.get(groep);
    if (wat === null) continue;
    if (isStoring(wat) && storingen[wat].groep === groep) kassa.storingen.zet({ wat, voor });
    else kassa.storingen.wis(voor, groep);
  }
}

function registerBank(
  app: FastifyInstance,
  kassa: Kassa,
  { begunstigden = {} }: IdealConfig,
): void {
  function toon(request: FastifyRequest, reply: FastifyReply, betaling: Betaling, code = 200) {
    const terug = new URL(betaling.redirectUrl);
    const pagina = betaalpagina({
      taal: taalVan(request),
      betaling,
      begunstigde: begunstigden[terug.host] ?? terug.host,
      stand: (groep) => kassa.storingen.stand(groep, betaling.id),
      kanNietMeer: code === 409,
    });
    return reply
      .code(code)
      .headers(paginaKoppen([terug.origin]))
      .send(pagina);
  }

  app.get<MetId>('/betalen/:id', (request, reply) => {
    const betaling = kassa.vind(request.params.id);
    return betaling ? toon(request, reply, betaling) : onbekend(request, reply);
  });

  app.post<MetId>('/betalen/:id', (request, reply) => {
    const betaling = kassa.vind(request.params.id);
    if (betaling === undefined) return onbekend(request, reply);
    const formulier = leesFormulier(request.body);
    const uitkomst = formulier.get('uitkomst');
    if (!isUitkomst(uitkomst)) return toon(request, reply, betaling, 400);
    // Pressed twice, or in two tabs: what stands already is as good as what is asked.
    const stondAl = statusVan(betaling) === uitkomsten[uitkomst];
    if (!stondAl) zetStoringen(kassa, formulier, betaling.id);
    const kan = stondAl || kassa.zet(betaling, uitkomsten[uitkomst]) !== undefined;
    return kan ? reply.redirect(betaling.redirectUrl, 303) : toon(request, reply, betaling, 409);
  });

  app.get('/', (request, reply) =>
    reply.headers(paginaKoppen()).send(woordpagina(taalVan(request), 'start')),
  );
}

function registerBesturing(app: FastifyInstance, kassa: Kassa): void {
  app.get('/besturing', (request, reply) => {
    const stand = (groep: Storingsgroep) => kassa.storingen.stand(groep, undefined);
    const pagina = besturingspagina(taalVan(request), kassa.lijst(), stand);
    return reply.headers(paginaKoppen()).send(pagina);
  });

  app.post('/besturing', (request, reply) => {
    zetStoringen(kassa, leesFormulier(request.body), undefined);
    return reply.redirect('/besturing', 303);
  });

  app.get<MetId>('/besturing/betaling/:id', (request, reply) => {
    const betaling = kassa.vind(request.params.id);
    if (!betaling) return onbekend(request, reply);
    const stand = (groep: Storingsgroep) => kassa.storingen.stand(groep, betaling.id);
    const pagina = betalingBesturing(taalVan(request), betaling, stand);
    return reply.headers(paginaKoppen()).send(pagina);
  });

  app.post<MetId>('/besturing/betaling/:id', async (request, reply) => {
    const betaling = kassa.vind(request.params.id);
    if (!betaling) return onbekend(request, reply);
    const formulier = leesFormulier(request.body);
    const [uitkomst, doe] = [formulier.get('uitkomst'), formulier.get('doe')];
    if (isUitkomst(uitkomst)) kassa.zet(betaling, uitkomsten[uitkomst]);
    if (doe === 'storingen') zetStoringen(kassa, formulier, betaling.id);
    if (doe === 'meld') await kassa.meld(betaling);
    if (doe === 'meldVals') await kassa.meld(betaling, 'tr_vervalst');
    return reply.redirect(`/besturing/betaling/${betaling.id}`, 303);
  });
}

/** Adds what people see: the bank's page of a payment, and the control. */
export async function registerPaginas(
  app: FastifyInstance,
  kassa: Kassa,
  config: IdealConfig,
): Promise<void> {
  app.setErrorHandler((fout: Error, request, reply) => {
    request.log.error({ soort: fout.name }, 'the iDEAL simulator stumbled');
    return reply
      .code(500)
      .headers(paginaKoppen())
      .send(woordpagina(taalVan(request), 'mis'));
  });
  leesAlleenFormulieren(app);
  registerBank(app, kassa, config);
  registerBesturing(app, kassa);
  await dienBestandenOp(app, new URL('.', import.meta.url), true);
}
