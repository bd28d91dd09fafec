import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  type DataRouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type Environment, EnvironmentContext } from '../../api/environment.ts';
import { WithoutScriptContext } from '../../forms/WithoutScript.tsx';

/**
 * Renders a page to HTML.
 * @param plain its content without script, if it differs
 */
export function drawPage(
  routes: DataRouteObject[],
  page: StaticHandlerContext,
  environment: Environment,
  plain: ReactNode,
): string {
  return renderToString(
    <EnvironmentContext value={environment}>
      <WithoutScriptContext value={plain}>
        <StaticRouterProvider
          router={createStaticRouter(routes, page)}
          context={page}
          hydrate={false}
        />
      </WithoutScriptContext>
    </EnvironmentContext>,
  );
}
