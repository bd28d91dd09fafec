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
import { loaderEnvironment, type Environment, EnvironmentContext } from '../api/environment.ts';
import { requiredLogin, pageOf } from '../api/returnPath.ts';
import { lazySources } from '../app/lazyScreens.ts';
import { showsLazyScreen } from '../app/lazyShown.ts';
import { type RouteHandle, routes } from '../app/routes.tsx';
import { documentTitle, statusPageName } from '../app/titles.ts';
import * as t from '../generated/texts/app.js';
import { type Build, type Builds, pageFiles } from './files.ts';
import { writeDocument } from './document.ts';
import { withLanguage } from './languagePerRequest.ts';

type PageResponse = Extract<RenderResponse, { soort: 'pagina' }>;

const handler = createStaticHandler(routes);

function createContext(
  renderRequest: RenderRequest,
  environment: Environment,
  forced: boolean,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(loaderEnvironment, {
    ...environment,
    graphql: renderRequest.graphql,
    onServer: true,
    forcedStatus: forced ? renderRequest.status : undefined,
    reportError: renderRequest.reportError,
  });
  return context;
}

function environmentOf({ config, taal, now, loggedIn }: RenderRequest): Environment {
  return { config, taal, now, loggedIn };
}

function redirect(naar: string): RenderResponse {
  return { soort: 'doorsturen', status: 302, naar };
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

function writePage(
  context: StaticHandlerContext,
  environment: Environment,
  { manifest, styles }: Build,
): Pick<PageResponse, 'html' | 'styleHashes'> {
  const router = createStaticRouter(handler.dataRoutes, context);
  const content = renderToString(
    <EnvironmentContext value={environment}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </EnvironmentContext>,
  );
  const { merk, brandUrls } = environment.config;
  const details: DocumentData = {
    environment,
    hydration: { loaderData: context.loaderData, errors: context.errors },
  };
  const files = pageFiles(manifest, sourcesOf(context, environment));
  const inPage = files.styles.flatMap((address) => styles.get(address) ?? []);
  const html = writeDocument({
    taal: environment.taal,
    merk,
    titel: titleOf(context, environment),
    description: t.description(),
    product: brands[merk].product,
    brandUrl: brandUrls[merk],
    bestanden: files,
    styles: inPage,
    content,
    details,
  });
  return { html, styleHashes: inPage.map(({ hash }) => hash) };
}

// An unknown address is a route of its own, that keeps the frame of who is logged in.
function isForced({ status }: RenderRequest, path: string): boolean {
  return status !== undefined && (status !== 404 || pageOf(path) !== undefined);
}

async function process(renderRequest: RenderRequest, builds: Builds): Promise<RenderResponse> {
  const environment = environmentOf(renderRequest);
  // Appended, never resolved: `//elders` stays a path.
  const request = new Request(new URL(`http://mijn.invalid${renderRequest.url}`), {
    signal: renderRequest.signal,
  });
  const { pathname, search } = new URL(request.url);
  const forced = isForced(renderRequest, pathname);
  const login = forced ? undefined : requiredLogin(pathname + search, renderRequest.loggedIn);
  if (login) return redirect(login);
  const outcome = await handler.query(request, {
    requestContext: createContext(renderRequest, environment, forced),
    ...(forced && { filterMatchesToLoad: ({ route }) => route.id === 'root' }),
  });
  if (outcome instanceof Response) return redirect(outcome.headers.get('location') ?? '/');
  const written = writePage(outcome, environment, builds[renderRequest.taal]);
  return { soort: 'pagina', status: outcome.statusCode, ...written };
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
