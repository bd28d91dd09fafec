import { uiEnvironment } from '../../app/root/uiEnvironment.ts';
import { cookieBannerId, isAskedAt } from '../../features/cookies/cookieChoice.ts';
import { ActingBand } from '../../features/relatie/machtigingen/ActingBand.tsx';
import { CookieBanner } from '../../features/cookies/CookieBanner.tsx';
import * as m from '../../generated/texts/app.js';
import { cookieBannerScript } from '../inline/inlineScripts.ts';
import type { RenderRequest, RenderResponse, ServerEntry } from '@mijn/contract/serverEntry';
import { UiProvider } from '@mijn/ui/UiProvider';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { brands } from '@mijn/domain/brands';
import type { DocumentData } from '../../api/documentData.ts';
import { contextOf, type Environment, EnvironmentContext } from '../../api/environment.ts';
import { getFlash } from '../../api/flash.ts';
import { statusPath } from '../../api/errorReactions.ts';
import { loginAddress, requiredLogin, pageOf } from '../../api/returnPath.ts';
import { otherBrandOf, rootDataIn } from '../../app/root/rootData.ts';
import { routes } from '../../app/routes.tsx';
import { documentTitle, documentTitleOf, statusPageName } from '../../app/title/title.tsx';
import { type Build, pageFiles } from '../document/files.ts';
import { withActions } from '../actions.ts';
import { writeDocument } from '../document/document.ts';
import { withLanguage } from './languagePerRequest.ts';
import { routeSources } from './routeSources.ts';
import { scriptsOfPage } from './scriptsOfPage.ts';

type PageResponse = Extract<RenderResponse, { kind: 'page' }>;

const served = createStaticHandler(withActions(routes));
const sourcesById = routeSources(routes);

// Appended, not resolved, so that `//elsewhere` stays a path.
const urlOf = (address: string) => new URL(`http://app.invalid${address}`);

/** A status page in place of the requested page (§8). */
interface Instead {
  readonly path: string;
  /** The gateway chose the status page, so no calls are made for it. */
  readonly forced: boolean;
}

function createContext(
  renderRequest: RenderRequest,
  environment: Environment,
  instead: Instead | undefined,
): RouterContextProvider {
  return contextOf({
    ...environment,
    graphql: renderRequest.graphql,
    onServer: true,
    asksNothing: instead?.forced,
    posted: renderRequest.posted,
    forwardClaim: renderRequest.forwardClaim,
    stopSessie: renderRequest.stopSessie,
    confirmEmail: renderRequest.confirmEmail,
    reportError: renderRequest.reportError,
  });
}

function environmentOf(renderRequest: RenderRequest, instead: Instead | undefined): Environment {
  const { config, language, now, loggedIn, personMark, url, seal, flash } = renderRequest;
  const { cookieChoice, acting } = renderRequest;
  const statusPage = instead && { path: instead.path, asked: url };
  return {
    config,
    language,
    now,
    loggedIn,
    personMark,
    acting: acting?.bereik,
    seal,
    flash,
    cookieChoice,
    ...(statusPage && { statusPage }),
  };
}

// After a form the browser has to read the next page, and not post there again.
function redirect(to: string, { posted }: RenderRequest, flash?: string): RenderResponse {
  const status = posted ? 303 : 302;
  return { kind: 'redirect', status, to, ...(flash !== undefined && { flash }) };
}

function titleOf(shown: StaticHandlerContext, environment: Environment): string {
  const { errors, statusCode, location } = shown;
  const { config, language } = environment;
  const other = otherBrandOf(environment, shown);
  if (other) return documentTitleOf(config.merk, m.otherBrandTitle({ name: brands[other].naam }));
  const page = errors ? statusPageName(statusCode) : pageOf(location.pathname)?.page;
  const title = documentTitle(config.merk, language, page);
  return environment.acting ? `${title} ${m.actingTitle()}` : title;
}

// Pages outside the login have only links and forms, and no personal data to watch over.
function needsNoReact({ matches, loaderData, errors }: StaticHandlerContext): boolean {
  const isOutside = matches.some(
    ({ route }) => route.id === 'outside' || route.id === 'everywhere',
  );
  return !rootDataIn(loaderData).relatie && (isOutside || Boolean(errors));
}

function drawPage(page: StaticHandlerContext, environment: Environment): string {
  const router = createStaticRouter(served.dataRoutes, page);
  return renderToString(
    <EnvironmentContext value={environment}>
      <StaticRouterProvider router={router} context={page} hydrate={false} />
    </EnvironmentContext>,
  );
}

/** Returns the question about cookies for a page; undefined when it is answered or not asked there. */
function writeBanner({ url, cookieChoice }: RenderRequest, environment: Environment) {
  if (cookieChoice !== undefined || !isAskedAt(urlOf(url).pathname)) return undefined;
  const html = renderToString(
    <EnvironmentContext value={environment}>
      <UiProvider value={uiEnvironment[environment.language]}>
        <CookieBanner />
      </UiProvider>
    </EnvironmentContext>,
  );
  return { id: cookieBannerId, html, script: cookieBannerScript };
}

/** Returns the band that says for whom the person acts; undefined on a page that the device keeps for everybody. */
function writeActing({ url, acting }: RenderRequest, environment: Environment) {
  if (!acting || pageOf(urlOf(url).pathname)?.page === 'offline') return undefined;
  return renderToString(
    <EnvironmentContext value={environment}>
      <UiProvider value={uiEnvironment[environment.language]}>
        <ActingBand naam={acting.naam} />
      </UiProvider>
    </EnvironmentContext>,
  );
}

const hashes = (inline: readonly { readonly hash: string }[]) => inline.map(({ hash }) => hash);

async function writePage(
  page: StaticHandlerContext,
  environment: Environment,
  { manifest, styles }: Build,
  above: ReturnType<typeof writeBanner>,
  acting: string | undefined,
): Promise<Pick<PageResponse, 'html' | 'styleHashes' | 'scriptHashes'>> {
  const ofRoutes = await sourcesById;
  const content = drawPage(page, environment);
  const { merk, brandUrls } = environment.config;
  const { loaderData, actionData, errors } = page;
  const hydration = { loaderData, actionData, errors };
  const details: DocumentData = { environment, hydration };
  const sources = page.matches.flatMap(({ route }) => ofRoutes.get(route.id) ?? []);
  const files = pageFiles(manifest, sources);
  const inPage = files.styles.flatMap((address) => styles.get(address) ?? []);
  const isBare = needsNoReact(page);
  const scripts = scriptsOfPage(page, environment, isBare);
  const html = writeDocument({
    language: environment.language,
    merk,
    title: titleOf(page, environment),
    description: m.description(),
    product: brands[merk].product,
    brandUrl: brandUrls[merk],
    files,
    styles: inPage,
    scripts,
    content,
    above,
    acting,
    unusable: { text: m.unusable(), reload: m.reload() },
    details: isBare ? (environment.statusPage ?? {}) : details,
    isBare,
  });
  const allScripts = above ? [...scripts, above.script] : scripts;
  return { html, styleHashes: hashes(inPage), scriptHashes: hashes(allScripts) };
}

// An unknown address has a route of its own, which keeps the frame of the person.
function forcedBy({ status, url }: RenderRequest): Instead | undefined {
  const isUnknown = status === 404 && pageOf(urlOf(url).pathname) === undefined;
  return status && !isUnknown ? { path: statusPath(status), forced: true } : undefined;
}

async function show(
  renderRequest: RenderRequest,
  build: Build,
  instead: Instead | undefined,
): Promise<RenderResponse> {
  const environment = environmentOf(renderRequest, instead);
  const { signal, posted } = renderRequest;
  // The posted form travels in the context, because the gateway has already read and checked it.
  const method = posted && !instead ? 'POST' : 'GET';
  const request = new Request(urlOf(instead?.path ?? renderRequest.url), { method, signal });
  const requestContext = createContext(renderRequest, environment, instead);
  const outcome = await served.query(request, { requestContext });
  if (!(outcome instanceof Response)) {
    const banner = writeBanner(renderRequest, environment);
    const acting = writeActing(renderRequest, environment);
    const written = await writePage(outcome, environment, build, banner, acting);
    return { kind: 'page', status: outcome.statusCode, ...written };
  }
  // A page that leads to a status page is answered with it at once, with its true status (§8).
  const to = outcome.headers.get('Location') ?? '/';
  const leads = !instead && pageOf(to)?.page.startsWith('status');
  return leads
    ? show(renderRequest, build, { path: to, forced: false })
    : redirect(to, renderRequest, getFlash(requestContext));
}

// A person who posts a form was logged in when its page was rendered.
function loginFor({ url, loggedIn, posted }: RenderRequest): string | undefined {
  const { pathname, search } = urlOf(url);
  const address = pathname + search;
  const login = requiredLogin(address, loggedIn);
  return login !== undefined && posted ? loginAddress(address, 'unauthorized') : login;
}

async function process(renderRequest: RenderRequest, build: Build): Promise<RenderResponse> {
  const instead = forcedBy(renderRequest);
  const login = instead ? undefined : loginFor(renderRequest);
  return login ? redirect(login, renderRequest) : show(renderRequest, build, instead);
}

/**
 * Returns the function that renders pages for the gateway, with the build's own files. An error while
 * rendering becomes the 500 page; only an error in that page throws.
 */
export function createRender(build: Build): ServerEntry['render'] {
  return (renderRequest) =>
    withLanguage(renderRequest.language, async () => {
      try {
        return await process(renderRequest, build);
      } catch (error) {
        if (renderRequest.signal.aborted) throw error;
        renderRequest.reportError?.(error);
        if (renderRequest.status === 500) throw error;
        return process({ ...renderRequest, status: 500 }, build);
      }
    });
}
