import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './routes.tsx';

/**
 * Renders the floor page to a string, with its data as a JSON island.
 *
 * @public loaded from the build that is measured
 */
export async function render(script: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://floor.localhost/'));
  if (context instanceof Response) throw new Error('The floor page does not redirect');
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  const data = JSON.stringify({ loaderData: context.loaderData }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><meta name="viewport" content="width=device-width"><script type="module" src="${script}"></script></head><body><div id="root">${body}</div><script type="application/json" id="data">${data}</script></body></html>`;
}
