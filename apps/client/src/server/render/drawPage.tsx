import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Environment, EnvironmentContext } from '../../api/environment.ts';
import { type DrawnParts, DrawnPartsContext } from '../../api/lazy.tsx';
import { WithoutScriptContext } from '../../forms/WithoutScript.tsx';
import {
  type DataRouteObject,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';

// Lazy components may hold others.
const deepest = 3;

/** A page as it was drawn. */
interface DrawnPage {
  readonly content: string;
  /** The modules of the lazy components in it. */
  readonly drawn: ReadonlySet<string>;
}

/** Draws a page, again once the code of its lazy components has come: that happens once in a process (ADR 0072). */
export async function drawPage(
  routes: DataRouteObject[],
  page: StaticHandlerContext,
  environment: Environment,
  plain: ReactNode,
  depth = 0,
): Promise<DrawnPage> {
  const router = createStaticRouter(routes, page);
  const parts: DrawnParts = { sources: new Set(), missing: new Set() };
  const content = renderToString(
    <EnvironmentContext value={environment}>
      <DrawnPartsContext value={parts}>
        <WithoutScriptContext value={plain}>
          <StaticRouterProvider router={router} context={page} hydrate={false} />
        </WithoutScriptContext>
      </DrawnPartsContext>
    </EnvironmentContext>,
  );
  if (parts.missing.size === 0 || depth === deepest) return { content, drawn: parts.sources };
  await Promise.all(parts.missing);
  return drawPage(routes, page, environment, plain, depth + 1);
}
