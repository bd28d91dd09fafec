import { type Manifest, pageFiles } from '../src/server/document/files.ts';
import { insideLayout } from './routeFrames.ts';

/**
 * kB after brotli that nothing may go over: scripts of the screen where a visit begins, the same with all
 * that it fetches by itself afterwards, what a route or a later part brings on top of what is there, and
 * styles. The goal is 130 with the late parts (docs/quality.md): a ceiling for simple code, not a record.
 */
export const limit = { first: 120, firstWithLate: 130, onward: 16, style: 8.3 } as const;

/** Parts that are over what may come onward, in kB, each with its reason. */
const larger: ReadonlyMap<string, number> = new Map([
  // All steps of a claim behind the first, fetched in one while somebody fills that in: apart they would
  // cost a wait at each step, and whoever goes on needs all of them.
  ['src/features/declaraties/submit/steps/laterSteps.ts', 29],
]);

/** Where a visit begins behind the login; outside it a page has no script of the build (ADR 0033). */
const beginning = 'src/app/overzicht/OverzichtPage.tsx';

/**
 * What the code of the first screen can fetch and does not need: another screen in its place (fetched ahead when
 * nothing happens), and what starts where the gateway draws no page. All else that it can fetch is counted as its own.
 */
const elsewhere = [
  'src/features/statuspaginas/StatusContent.tsx',
  'src/features/statuspaginas/Picture.tsx',
  'src/app/frame/Outside.tsx',
  'src/app/frame/OtherBrand.tsx',
  'src/app/start/startFresh.ts',
] as const;

/** Files that are weighed together. */
export interface Weighed {
  readonly name: string;
  readonly scripts: readonly string[];
  /** kB after brotli. */
  readonly limit: number;
}

/** What one build has, and in which frame each route's module stands. */
interface Build {
  readonly manifest: Manifest;
  readonly frames: ReadonlyMap<string, string>;
}

/**
 * What is weighed of a build: the first screen with what it fetches by itself, each route, and each part that is
 * fetched later.
 * @param manifest of the build
 * @param frames the frame of each route's module, both as the manifest names them
 * @throws Error where the build has no file for a module that is named
 */
export function budgetParts(manifest: Manifest, frames: ReadonlyMap<string, string>): Weighed[] {
  const build = { manifest, frames };
  const unknown = [...elsewhere, ...frames.keys()].filter((name) => !manifest[name]);
  if (unknown.length > 0) throw new Error(`No part of the build: ${unknown.join(', ')}`);
  const first = firstWithLate(build);
  return [
    {
      name: `${beginning} with its late parts`,
      scripts: [...first],
      limit: limit.firstWithLate,
    },
    ...routes(build),
    ...laterParts(build, first),
  ];
}

function scriptsOf({ manifest }: Build, sources: readonly string[]): string[] {
  const { script, preloads } = pageFiles(manifest, sources);
  return [script, ...preloads];
}

const fileOf = ({ manifest }: Build, name: string): string => `/${manifest[name]?.file}`;

/** Each part that another one fetches, and what that one is called. */
const fetched = ({ manifest }: Build) =>
  Object.entries(manifest).flatMap(([by, { dynamicImports = [] }]) =>
    dynamicImports.map((part) => ({ by, part })),
  );

/** The files of the first screen, and of all that it fetches by itself. */
function firstWithLate(build: Build): ReadonlySet<string> {
  const others = [...elsewhere, ...build.frames.keys(), ...build.frames.values()];
  const apart = new Set(others.map((name) => fileOf(build, name)));
  const needed = new Set(scriptsOf(build, [insideLayout, beginning]));
  for (const file of needed) {
    for (const { by, part } of fetched(build)) {
      if (fileOf(build, by) !== file || apart.has(fileOf(build, part))) continue;
      for (const script of scriptsOf(build, [part])) needed.add(script);
    }
  }
  return needed;
}

function routes(build: Build): Weighed[] {
  return [...build.frames].flatMap(([source, frame]) => {
    const scripts = scriptsOf(build, [frame, source]);
    const most = source === beginning ? limit.first : Infinity;
    return [
      { name: source, scripts, limit: most },
      onTop(`${source} on top of its frame`, scripts, scriptsOf(build, [frame])),
    ];
  });
}

function laterParts(build: Build, first: ReadonlySet<string>): Weighed[] {
  return fetched(build)
    .filter(({ part }) => !build.frames.has(part) && !first.has(fileOf(build, part)))
    .map(({ by, part }) => {
      const there = [build.frames.get(by) ?? insideLayout, by];
      return onTop(part, scriptsOf(build, [...there, part]), scriptsOf(build, there));
    });
}

function onTop(name: string, scripts: readonly string[], there: readonly string[]): Weighed {
  const has = new Set(there);
  const most = larger.get(name) ?? limit.onward;
  return { name, scripts: scripts.filter((file) => !has.has(file)), limit: most };
}
