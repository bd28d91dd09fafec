import type { RenderRequest, RenderResponse, ServerEntry } from '@mijn/contract/serverEntry';
import { brands } from '@mijn/domain/brands';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { DocumentData } from '../api/documentData.ts';
import { carriedBy } from '../api/createAction.ts';
import { loaderEnvironment, type Environment, EnvironmentContext } from '../api/environment.ts';
import { statusPath } from '../api/errorReactions.ts';
import { requiredLogin, pageOf } from '../api/returnPath.ts';
import { lazySources } from '../app/lazyScreens.ts';
import { showsLazyScreen } from '../app/lazyShown.ts';
import { type RouteHandle, routes } from '../app/routes.tsx';
import type { RootData } from '../app/rootData.ts';
import { documentTitle, statusPageName } from '../app/titles.ts';
import * as t from '../generated/texts/app.js';
import { type Build, type Builds, pageFiles } from './files.ts';
import { withActions } from './actions.ts';
import { writeDocument } from './document.ts';
import {
  bareScript,
  type InlineScript,
  keepTapsScript,
  offlineScript,
  signedOutScript,
  workerScript,
} from './inlineScripts.ts';
import { withLanguage } from './languagePerRequest.ts';

type PageResponse = Extract<RenderResponse, { soort: 'pagina' }>;

const handler = createStaticHandler(withActions(routes));

/** A status page that answers in the place of the page that was asked (§8). */
interface Instead {
  readonly path: string;
  /** Nothing was asked for it, or will be: the gateway knows already that it is this page. */
  readonly forced: boolean;
}

function createContext(
  renderRequest: RenderRequest,
  environment: Environment,
  instead: Instead | undefined,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(loaderEnvironment, {
    ...environment,
    graphql: renderRequest.graphql,
    onServer: true,
    asksNothing: instead?.forced,
    posted: renderRequest.posted,
    endSessie: renderRequest.endSessie,
    reportError: renderRequest.reportError,
  });
  return context;
}

function environmentOf(
  { config, taal, now, loggedIn, url, seal, carried }: RenderRequest,
  instead: Instead | undefined,
): Environment {
  const statusPage = instead && { path: instead.path, asked: url };
  return { config, taal, now, loggedIn, seal, carried, ...(statusPage && { statusPage }) };
}

// After a form the browser has to read the next page, and not to post there again.
function redirect(naar: string, { posted }: RenderRequest, response?: Response): RenderResponse {
  const carries = response && carriedBy(response);
  return { soort: 'doorsturen', status: posted ? 303 : 302, naar, ...(carries && { carries }) };
}

function titleOf(context: StaticHandlerContext, { config, taal }: Environment): string {
  const page = context.errors
    ? statusPageName(context.statusCode)
    : pageOf(context.location.pathname)?.page;
  return documentTitle(config.merk, taal, page);
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'bron' in handle;
}

function sourcesOf(context: StaticHandlerContext, environment: Environment): readonly string[] {
  const sources = context.matches
    .map(({ route }): unknown => route.handle)
    .filter(isRouteHandle)
    .map(({ bron }) => bron);
  return showsLazyScreen(environment, context) ? [...sources, ...lazySources] : sources;
}

// Outside the login nothing is but links and forms, and there is nothing of a person to watch over.
function needsNoReact({ matches, loaderData, errors }: StaticHandlerContext): boolean {
  const root: RootData | undefined = loaderData['root'];
  const isOutside = matches.some(
    ({ route }) => route.id === 'outside' || route.id === 'everywhere',
  );
  return !root?.relatie && (isOutside || errors !== null);
}

function inlineScripts(
  { location }: StaticHandlerContext,
  { loggedIn }: Environment,
  isBare: boolean,
): readonly InlineScript[] {
  if (!isBare) return [keepTapsScript];
  const page = pageOf(location.pathname)?.page;
  const own = [
    ...(page === 'uitloggen' && !loggedIn ? [signedOutScript] : []),
    ...(page === 'offline' ? [offlineScript] : []),
  ];
  return [bareScript, workerScript, ...own];
}

const hashes = (inline: readonly { readonly hash: string }[]) => inline.map(({ hash }) => hash);

function writePage(
  context: StaticHandlerContext,
  environment: Environment,
  { manifest, styles }: Build,
): Pick<PageResponse, 'html' | 'styleHashes' | 'scriptHashes'> {
  const router = createStaticRouter(handler.dataRoutes, context);
  const content = renderToString(
    <EnvironmentContext value={environment}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </EnvironmentContext>,
  );
  const { merk, brandUrls } = environment.config;
  const details: DocumentData = {
    environment,
    hydration: {
      loaderData: context.loaderData,
      actionData: context.actionData,
      errors: context.errors,
    },
  };
  const files = pageFiles(manifest, sourcesOf(context, environment));
  const inPage = files.styles.flatMap((address) => styles.get(address) ?? []);
  const isBare = needsNoReact(context);
  const scripts = inlineScripts(context, environment, isBare);
  const html = writeDocument({
    taal: environment.taal,
    merk,
    titel: titleOf(context, environment),
    description: t.description(),
    product: brands[merk].product,
    brandUrl: brandUrls[merk],
    bestanden: files,
    styles: inPage,
    scripts,
    content,
    details: isBare ? (environment.statusPage ?? {}) : details,
    isBare,
  });
  return { html, styleHashes: hashes(inPage), scriptHashes: hashes(scripts) };
}

// Appended, never resolved: `//elders` stays a path.
const toUrl = (address: string) => new URL(`http://mijn.invalid${address}`);

// An unknown address is a route of its own, that keeps the frame of who is logged in.
function forcedBy({ status, url }: RenderRequest): Instead | undefined {
  const isUnknown = status === 404 && pageOf(toUrl(url).pathname) === undefined;
  return status && !isUnknown ? { path: statusPath(status), forced: true } : undefined;
}

async function show(
  renderRequest: RenderRequest,
  builds: Builds,
  instead: Instead | undefined,
): Promise<RenderResponse> {
  const environment = environmentOf(renderRequest, instead);
  const { signal, taal, posted } = renderRequest;
  // What was posted travels in the context: the gateway has read it already.
  const method = posted && !instead ? 'POST' : 'GET';
  const request = new Request(toUrl(instead?.path ?? renderRequest.url), { signal, method });
  const requestContext = createContext(renderRequest, environment, instead);
  const outcome = await handler.query(request, { requestContext });
  if (!(outcome instanceof Response)) {
    const written = writePage(outcome, environment, builds[taal]);
    return { soort: 'pagina', status: outcome.statusCode, ...written };
  }
  const path = outcome.headers.get('location') ?? '/';
  // A page that led to a status page is answered with that page at once, by its true status (§8).
  const leads = !instead && pageOf(path)?.page.startsWith('status');
  return leads
    ? show(renderRequest, builds, { path, forced: false })
    : redirect(path, renderRequest, outcome);
}

async function process(renderRequest: RenderRequest, builds: Builds): Promise<RenderResponse> {
  const instead = forcedBy(renderRequest);
  const { pathname, search } = toUrl(renderRequest.url);
  const login = !instead && requiredLogin(pathname + search, renderRequest.loggedIn);
  return login ? redirect(login, renderRequest) : show(renderRequest, builds, instead);
}

/**
 * Makes the function that renders one page for the gateway, with the build's own files.
 * What breaks while rendering becomes the 500 page; only a broken 500 page throws.
 */
export function createRender(builds: Builds): ServerEntry['render'] {
  return (renderRequest) =>
    withLanguage(renderRequest.taal, async () => {
      try {
        return await process(renderRequest, builds);
      } catch (error) {
        if (renderRequest.signal.aborted) throw error;
        renderRequest.reportError?.(error);
        if (renderRequest.status === 500) throw error;
        return process({ ...renderRequest, status: 500 }, builds);
      }
    });
}
