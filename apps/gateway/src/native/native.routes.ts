import type { Brand } from '@mijn/domain/brands';
import type { Language } from '@mijn/domain/language';
import { type HandoverRequest, handoverFields, platforms } from '@mijn/domain/platforms';
import { type StandalonePage, sendStandalone } from '../pages/standalonePage.ts';
import { callPaths, pages } from '@mijn/domain/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../http/refusal.ts';
import { languageOf } from '../pages/languageChoice.ts';
import { createRuntimeConfig } from '../pages/runtimeConfig.ts';
import type { Services } from '../services.ts';
import { acceptTerms } from '../sessie/acceptTerms.ts';
import { deviceOf } from '../sessie/sessie.ts';
import { nativeCookieFlags, readSessie, sessieIdOf } from '../sessie/readSessie.ts';
import { parseReturnPath, pathOfReturn } from '../sessie/returnPath.ts';
import { isSecret } from '../sessie/secrets.ts';
import { toNewCaller } from '../sessie/toCaller.ts';
import { checkNative } from './nativeCors.ts';

const texts = {
  nl: {
    title: 'Ga terug naar de app',
    text: 'Je bent bijna ingelogd. Je telefoon heeft de app niet zelf geopend.',
    onward: 'Open de app',
    otherwise: 'Lukt het niet? Open de app zelf en log daar opnieuw in.',
  },
  en: {
    title: 'Return to the app',
    text: 'You are almost logged in. Your phone did not open the app by itself.',
    onward: 'Open the app',
    otherwise: 'Does it not work? Open the app yourself and log in there again.',
  },
} satisfies Record<Language, object>;

/**
 * Renders the page for a browser that should have opened the native app: some phones open a verified link
 * only on a tap. Its code is useless without the app's verifier.
 * @param path path and query of this page, validated
 */
function returnPage(path: string, language: Language, brand: Brand): StandalonePage {
  const { title, text, onward, otherwise } = texts[language];
  const content = `<p>${text}</p><p><a class="way main" href="${path}">${onward}</a></p><p>${otherwise}</p>`;
  return { language, merk: brand, title, content };
}

/** Name of the app in the person's list of sessions. */
const appName = 'App';
const maximumBytes = 1024;

const secret = z.string().refine((word) => isSecret(word));
const handoverShape: z.ZodType<HandoverRequest> = z.strictObject({
  code: secret,
  verifier: secret,
  platform: z.enum(platforms).optional(),
  termsAccepted: z.boolean(),
});

/** Returns a query field with the shape of our secrets. */
export function secretIn(query: URLSearchParams, name: string): string | undefined {
  const word = query.get(name) ?? undefined;
  return isSecret(word) ? word : undefined;
}

/**
 * Handles `GET /app2app` in a browser, when the phone did not open the app: with a waiting login it shows a
 * page with a link. Any other visit is like /digid.
 */
export function showReturn(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const query = new URL(request.url, request.brandHost.origin).searchParams;
  const code = secretIn(query, handoverFields.code);
  const reason = query.get(handoverFields.reason);
  if (code !== undefined) {
    const path = `${callPaths.app2app}?${handoverFields.code}=${code}`;
    const { merk } = request.brandHost;
    return sendStandalone(reply, 200, returnPage(path, languageOf(request), merk));
  }
  if (reason === null) return undefined;
  return reply.redirect(
    `${pages.inloggenMislukt.path}?${handoverFields.reason}=${/^\w+$/.exec(reason)?.[0] ?? ''}`,
    303,
  );
}

async function exchange(request: FastifyRequest, reply: FastifyReply, services: Services) {
  const parsed = handoverShape.safeParse(request.body);
  if (!parsed.success) throw new Refusal(400, 'no hand-over');
  const { code, verifier, platform, termsAccepted } = parsed.data;
  const { merk, cookies } = request.brandHost;
  const handover = await services.handovers.take(code, verifier, merk);
  if (!handover) throw new Refusal(403, 'no login waits for this');
  const { person, back, parts } = handover;
  const previous = sessieIdOf(request);
  const device = deviceOf(request.headers['user-agent']);
  // An iPad calls itself a Mac.
  const system = platform === 'ios' && device.system === 'Mac' ? 'iPad' : device.system;
  const who = { ...person, merk, isNative: true };
  const id = await services.sessies.start(who, { browser: appName, system });
  if (previous !== undefined) await services.sessies.stop(previous);
  if (termsAccepted) await acceptTerms(request.log, toNewCaller(id, person), services);
  void reply.setCookie(cookies.native, id, nativeCookieFlags);
  return { status: 200, path: pathOfReturn(parseReturnPath(back, (name) => parts[name])) };
}

/**
 * Registers the native app's two calls (ADR 0067): at its start the runtime configuration and the login
 * state, and after DigiD the session in exchange for the one-time code and the verifier.
 */
export function registerNative(app: FastifyInstance, services: Services): void {
  const { config, hosts, limits } = services;
  if (!config.nativeApp?.origins?.length) return;
  const configOf = createRuntimeConfig(config, hosts);
  const options = { exposeHeadRoute: false, onRequest: checkNative };
  app.get(
    callPaths.nativeApp,
    { ...options, config: { rateLimit: { max: limits.pages, groupId: 'pages' } } },
    async (request, reply) => {
      const runtime = await configOf(request.brandHost.merk, new Date());
      const loggedIn = (await readSessie(request, services)) !== undefined;
      return reply
        .header('cache-control', 'no-store')
        .send({ status: 200, config: runtime, loggedIn });
    },
  );
  app.post(
    callPaths.nativeApp,
    {
      ...options,
      bodyLimit: maximumBytes,
      config: { rateLimit: { max: limits.login, groupId: 'login' } },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return exchange(request, reply, services);
    },
  );
}
