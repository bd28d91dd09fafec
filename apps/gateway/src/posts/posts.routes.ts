import { cookieDays, cookieNames } from '@mijn/domain/constants';
import { isLanguage } from '@mijn/domain/language';
import { formFields, languageForm } from '@mijn/domain/postedForm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maximumBytes } from '../http/limits.ts';
import { requireOwnForm } from '../http/origin.ts';
import { methodsOf } from '../http/paths.ts';
import { Refusal } from '../http/refusal.ts';
import { compressTexts } from '../http/compress.ts';
import { findPage } from '../pages/findPage.ts';
import { graphqlFor, type Resources } from '../pages/pages.routes.ts';
import { endSessie, forgetSessie, readSessie, sessieIdOf } from '../sessie/readSessie.ts';
import { readMaintenance } from '../sessie/maintenance.ts';
import { openSeal } from './seal.ts';

const daySeconds = 24 * 60 * 60;

/** Only pages take a form; whatever else has no such address, or another method. */
async function requirePage({ url }: FastifyRequest): Promise<void> {
  const path = url.split('?', 1)[0] ?? '/';
  const page = findPage(path);
  if (page !== undefined && page !== 'digid') return;
  throw new Refusal(405, 'no form here', { allow: methodsOf(path) });
}

// It touches nothing of a person, so it needs no session and is no matter of the client's.
function saveLanguage(request: FastifyRequest, reply: FastifyReply, language: string | null) {
  if (!isLanguage(language)) throw new Refusal(400, 'no language of ours');
  const cookie = {
    path: '/',
    maxAge: cookieDays * daySeconds,
    sameSite: 'lax',
    secure: request.brandHost.https,
  } as const;
  void reply.setCookie(cookieNames.taal, language, cookie);
  return reply.redirect(request.url, 303);
}

/** Lets the client answer, as whoever posted. */
async function letClientAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  body: URLSearchParams,
  resources: Resources,
) {
  const { services, view } = resources;
  const sessie = await readSessie(request, services).catch((error: unknown) => {
    // Whoever signs out leaves without a cookie, whether the database answers or not.
    if (findPage(request.url.split('?', 1)[0] ?? '/') === 'uitloggen') forgetSessie(request, reply);
    throw error;
  });
  const posted = openSeal(body, sessie && sessieIdOf(request));
  // Also when the browser does not wait for it: a second tap cuts the first off.
  const signal = AbortSignal.timeout(services.timeouts.provider);
  const { graphql, isRefused } = graphqlFor(request, sessie, signal, resources);
  const answer = () =>
    view.create(request, {
      loggedIn: sessie !== undefined,
      graphql,
      signal,
      posted,
      endSessie: () => endSessie(request, reply, services),
    });
  const post = sessie && { sessie, key: posted.key, address: request.url };
  const response = post ? await services.postedForms.once(post, answer) : await answer();
  if (isRefused()) await endSessie(request, reply, services);
  return view.send(request, reply, response);
}

async function respond(request: FastifyRequest, reply: FastifyReply, resources: Resources) {
  const { body } = request;
  if (!(body instanceof URLSearchParams)) throw new Refusal(400, 'no form');
  void reply.header('cache-control', 'no-store');
  if (body.get(formFields.name) === languageForm) {
    return saveLanguage(request, reply, body.get(cookieNames.taal));
  }
  const inMaintenance = await readMaintenance(resources.services.config.maintenanceFile);
  if (inMaintenance) return resources.view.showStatus(request, reply, 503, false);
  return letClientAnswer(request, reply, body, resources);
}

/**
 * Forms that are posted to a page's own address, before and without JavaScript (decisions §3, ADR
 * 0032): checked here, answered by the client's own server entry.
 */
export async function registerPosts(app: FastifyInstance, resources: Resources): Promise<void> {
  const { limits } = resources.services;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maximumBytes.form },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  compressTexts(app);
  app.post(
    '/*',
    {
      config: {
        errorShape: 'pagina',
        heavy: true,
        rateLimit: { max: limits.calls, groupId: 'posts' },
      },
      onRequest: [requirePage, requireOwnForm],
    },
    (request, reply) => respond(request, reply, resources),
  );
}
