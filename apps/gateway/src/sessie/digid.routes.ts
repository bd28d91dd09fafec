import { aanroepPaden, paginas } from '@mijn/domain/paden';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Diensten } from '../diensten.ts';
import { LoginMislukt, type DigidPersoon } from './digid.ts';
import { isGeheim, maakGeheim } from './geheimen.ts';
import { cookieVlaggen, leesSessie, sessieIdVan } from './leesSessie.ts';
import { loginDuur, type TeruggekomenLogin } from './logins.ts';
import { leesTerugweg, padVanTerugweg } from './terugweg.ts';

const antwoordVelden = ['code', 'state', 'error'];

/** The login cookie's word: kept while it is there, so that two tabs can both log in. */
function browserVan({ cookies, merkHost }: FastifyRequest): string | undefined {
  const woord = cookies[merkHost.cookies.login];
  return isGeheim(woord) ? woord : undefined;
}

async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  vraag: URLSearchParams,
  diensten: Diensten,
) {
  const { merkHost } = request;
  const terug = leesTerugweg(vraag.get('terug'), (naam) => vraag.get(naam));
  // A person whom an error sent to the login page logs in anew, also while a session lives.
  const opnieuw = vraag.has('opnieuw');
  if (!opnieuw && (await leesSessie(request, diensten))) {
    return reply.redirect(padVanTerugweg(terug), 303);
  }
  const { naar, ...geheimen } = await diensten.digid.begin(merkHost.origin + aanroepPaden.digid);
  const browser = browserVan(request) ?? maakGeheim();
  await diensten.logins.bewaar({ browser, ...geheimen, merk: merkHost.merk, terug });
  void reply.setCookie(merkHost.cookies.login, browser, {
    ...cookieVlaggen(merkHost),
    maxAge: loginDuur / 1000,
  });
  return reply.redirect(naar.href, 303);
}

/** Takes the login under way that an answer belongs to; it works once. @throws LoginMislukt */
async function neemLogin(
  request: FastifyRequest,
  state: string,
  { logins }: Diensten,
): Promise<TeruggekomenLogin> {
  const browser = browserVan(request);
  const login = browser && (await logins.neem(browser, state, request.merkHost.merk));
  if (!login) throw new LoginMislukt('anders', 'geen login onderweg');
  return login;
}

/** Starts a new session, ends the one this browser had, and forgets the login. */
async function logIn(
  request: FastifyRequest,
  reply: FastifyReply,
  persoon: DigidPersoon,
  { sessies }: Diensten,
) {
  const { merkHost } = request;
  const vorige = sessieIdVan(request);
  const id = await sessies.begin({ ...persoon, merk: merkHost.merk });
  if (vorige !== undefined) await sessies.beeindig(vorige);
  void reply
    .setCookie(merkHost.cookies.sessie, id, cookieVlaggen(merkHost))
    .clearCookie(merkHost.cookies.login, cookieVlaggen(merkHost));
}

async function neemAntwoord(
  request: FastifyRequest,
  reply: FastifyReply,
  antwoord: URL,
  diensten: Diensten,
) {
  const state = antwoord.searchParams.get('state') ?? '';
  const { nonce, verifier, terug, delen } = await neemLogin(request, state, diensten);
  const persoon = await diensten.digid.rondAf(antwoord, { state, nonce, verifier });
  await logIn(request, reply, persoon, diensten);
  return reply.redirect(padVanTerugweg(leesTerugweg(terug, (naam) => delen[naam])), 303);
}

/**
 * `GET /digid` (§2, decisions §3): without an answer it hands the browser over to DigiD
 * (`?terug=<page name>` and the parts of its address, such as `&nummer=`; `&opnieuw=1` also while a
 * session lives); with one it takes the answer back. Whatever
 * is wrong ends at /inloggen-mislukt with a coarse reason, without a session.
 */
export function registerDigid(app: FastifyInstance, diensten: Diensten): void {
  const { limieten } = diensten;
  const rateLimit = { max: limieten.inloggen, groupId: 'inloggen' };
  app.get(
    aanroepPaden.digid,
    { exposeHeadRoute: false, config: { foutvorm: 'pagina', rateLimit } },
    async (request, reply) => {
      const adres = new URL(request.url, request.merkHost.origin);
      const isAntwoord = antwoordVelden.some((naam) => adres.searchParams.has(naam));
      void reply.header('cache-control', 'no-store');
      try {
        if (isAntwoord) return await neemAntwoord(request, reply, adres, diensten);
        return await begin(request, reply, adres.searchParams, diensten);
      } catch (fout) {
        if (!(fout instanceof LoginMislukt)) throw fout;
        request.log.info({ reden: fout.reden, soort: fout.message }, 'inloggen mislukt');
        return reply.redirect(`${paginas.inloggenMislukt.pad}?reden=${fout.reden}`, 303);
      }
    },
  );
}
