import type { Params, Route, RouteMatch } from './route.ts';

interface Pattern {
  readonly expression: RegExp;
  readonly names: readonly string[];
}

interface Branch extends Pattern {
  /** From the root inwards. */
  readonly routes: readonly Route[];
}

const patterns = new Map<string, Pattern>();

function compile(path: string): Pattern {
  const names: string[] = [];
  const source = path
    .replace(/\/+$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:(\w+)/g, (_whole, name: string) => {
      names.push(name);
      return '([^/]+)';
    })
    .replace('*', '.*');
  return { expression: new RegExp(`^${source}/*$`, 'i'), names };
}

function patternOf(path: string): Pattern {
  const known = patterns.get(path) ?? compile(path);
  patterns.set(path, known);
  return known;
}

function paramsOf({ expression, names }: Pattern, pathname: string): Params | undefined {
  const hit = expression.exec(pathname);
  return hit ? Object.fromEntries(names.map((name, at) => [name, hit[at + 1]])) : undefined;
}

/** The values that a path's names have in an address's path; undefined when it is another path. */
export function matchPath(path: string, pathname: string): Params | undefined {
  return paramsOf(patternOf(path), pathname);
}

const branches = new WeakMap<readonly Route[], readonly Branch[]>();

function branchesOf(routes: readonly Route[], above: readonly Route[] = []): Branch[] {
  return routes.flatMap((route) => {
    const chain = [...above, route];
    const inner = branchesOf(route.children ?? [], chain);
    return route.path === undefined
      ? inner
      : [{ ...patternOf(route.path), routes: chain }, ...inner];
  });
}

// What is written out goes before what stands for anything.
const rank = ({ expression, names }: Branch) =>
  expression.source.includes('.*') ? Infinity : names.length;

function ranked(routes: readonly Route[]): readonly Branch[] {
  const known =
    branches.get(routes) ?? branchesOf(routes).toSorted((one, other) => rank(one) - rank(other));
  branches.set(routes, known);
  return known;
}

function decode(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** The routes of an address's path, from the root inwards; none where no route answers it. */
export function matchRoutes(routes: readonly Route[], pathname: string): readonly RouteMatch[] {
  const path = decode(pathname);
  for (const branch of ranked(routes)) {
    const params = paramsOf(branch, path);
    if (params) return branch.routes.map((route) => ({ route, params }));
  }
  return [];
}
