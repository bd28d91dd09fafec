import type { RenderAanvraag, RenderAntwoord, ServerEntry } from '@mijn/contract/serverEntry';
import { merken } from '@mijn/domain/merken';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { DocumentData } from '../api/documentData.ts';
import { laderOmgeving, type Omgeving, OmgevingContext } from '../api/omgeving.ts';
import { loginNodig, paginaVan } from '../api/terug.ts';
import { foutBronnen } from '../app/luieSchermen.ts';
import { type RouteHandle, routes } from '../app/routes.tsx';
import { documentTitel, statusPaginaNaam } from '../app/titels.ts';
import * as t from '../generated/teksten/app.js';
import { type Bouw, type Bouwen, paginaBestanden } from './bestanden.ts';
import { schrijfDocument } from './document.ts';
import { metTaal } from './taalPerAanvraag.ts';

const handler = createStaticHandler(routes);

function maakContext(
  aanvraag: RenderAanvraag,
  omgeving: Omgeving,
  gedwongen: boolean,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(laderOmgeving, {
    ...omgeving,
    graphql: aanvraag.graphql,
    opServer: true,
    gedwongenStatus: gedwongen ? aanvraag.status : undefined,
    meldFout: aanvraag.meldFout,
  });
  return context;
}

function omgevingVan({ config, taal, nu, ingelogd }: RenderAanvraag): Omgeving {
  return { config, taal, nu, ingelogd };
}

function doorsturen(naar: string): RenderAntwoord {
  return { soort: 'doorsturen', status: 302, naar };
}

function titelVan(context: StaticHandlerContext, { config, taal }: Omgeving): string {
  const pagina = context.errors
    ? statusPaginaNaam(context.statusCode)
    : paginaVan(context.location.pathname)?.pagina;
  return documentTitel(config.merk, taal, pagina);
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'bron' in handle;
}

function bronnenVan({ matches, errors }: StaticHandlerContext): readonly string[] {
  const bronnen = matches
    .map(({ route }): unknown => route.handle)
    .filter(isRouteHandle)
    .map(({ bron }) => bron);
  return errors ? [...bronnen, ...foutBronnen] : bronnen;
}

function schrijfPagina(
  context: StaticHandlerContext,
  omgeving: Omgeving,
  { manifest, stijl }: Bouw,
): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  const inhoud = renderToString(
    <OmgevingContext value={omgeving}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </OmgevingContext>,
  );
  const { merk, merkUrls } = omgeving.config;
  const gegevens: DocumentData = {
    omgeving,
    hydratie: { loaderData: context.loaderData, errors: context.errors },
  };
  return schrijfDocument({
    taal: omgeving.taal,
    merk,
    titel: titelVan(context, omgeving),
    beschrijving: t.beschrijving(),
    product: merken[merk].product,
    merkUrl: merkUrls[merk],
    bestanden: paginaBestanden(manifest, bronnenVan(context)),
    stijl: stijl.tekst,
    inhoud,
    gegevens,
  });
}

// An unknown address is a route of its own, that keeps the frame of who is logged in.
function isGedwongen({ status }: RenderAanvraag, pad: string): boolean {
  return status !== undefined && (status !== 404 || paginaVan(pad) !== undefined);
}

async function verwerk(aanvraag: RenderAanvraag, bouwen: Bouwen): Promise<RenderAntwoord> {
  const omgeving = omgevingVan(aanvraag);
  // Appended, never resolved: `//elders` stays a path.
  const request = new Request(new URL(`http://mijn.invalid${aanvraag.url}`), {
    signal: aanvraag.signal,
  });
  const { pathname, search } = new URL(request.url);
  const gedwongen = isGedwongen(aanvraag, pathname);
  const login = gedwongen ? undefined : loginNodig(pathname + search, aanvraag.ingelogd);
  if (login) return doorsturen(login);
  const uitkomst = await handler.query(request, {
    requestContext: maakContext(aanvraag, omgeving, gedwongen),
    ...(gedwongen && { filterMatchesToLoad: ({ route }) => route.id === 'root' }),
  });
  if (uitkomst instanceof Response) return doorsturen(uitkomst.headers.get('location') ?? '/');
  const bouw = bouwen[aanvraag.taal];
  const html = schrijfPagina(uitkomst, omgeving, bouw);
  return {
    soort: 'pagina',
    status: uitkomst.statusCode,
    html,
    stijlHashes: [bouw.stijl.hash],
  };
}

/**
 * Makes the function that renders one page for the gateway, with the build's own files.
 * What breaks while rendering becomes the 500 page; only a broken 500 page throws.
 */
export function maakRender(bouwen: Bouwen): ServerEntry['render'] {
  return (aanvraag) =>
    metTaal(aanvraag.taal, async () => {
      try {
        return await verwerk(aanvraag, bouwen);
      } catch (fout) {
        if (aanvraag.signal.aborted) throw fout;
        aanvraag.meldFout?.(fout);
        if (aanvraag.status === 500) throw fout;
        return verwerk({ ...aanvraag, status: 500 }, bouwen);
      }
    });
}
