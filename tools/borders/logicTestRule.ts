import { countDecisions } from './decisions.ts';
import type { Rule, Source } from './source.ts';

/**
 * A file that decides more often than this is one of logic. Of all files every fifth is; below stand
 * guards, defaults and what only passes on.
 */
const decisionsWithoutTest = 8;

const isJudged =
  /^(?:(?:apps|packages)\/[^/]+\/(?:src|tools)|dev-env\/src(?!\/oracle\/)|tools|e2e)\/.+(?<!\.d)\.tsx?$/;

// Each is one end of something that a test works from outside: over HTTP, or by posting a screen's form.
const isTestedFromOutside = /[./](?:queries|handlers|routes|schema|shape|action)\.ts$/;

// Programs that start a world and run for minutes, or show the built client to a person: what they put together has
// tests of its own.
const isProgram =
  /^(?:tools\/measure\/src\/(?:bench|lighthouse)|apps\/client\/tools\/preview)\.ts$/;

/**
 * Every file with logic has a test of its own name beside it: `a.test.ts`, `a.browser.test.tsx`,
 * `a.properties.test.ts`. Queries, handlers, routes, schemas, shapes and actions are left out: they are
 * tested over HTTP, under the name of what is asked; the oracle is a test itself, and a measurement is
 * run, not tested.
 */
export const logicTestRule: Rule = (sources) => {
  const files = new Set(sources.map(({ file }) => file));
  const own = new Set([...files].flatMap((file) => sourceOfTest(file, files)));
  return sources
    .filter((source) => isLogic(source) && !own.has(source.file))
    .map(
      ({ file, tree }) =>
        `${file}: ${countDecisions(tree)} decisions and no ${testName(file)} beside it`,
    );
};

function isLogic({ file, tree, isTest }: Source): boolean {
  const isOut = isTest || isTestedFromOutside.test(file) || isProgram.test(file);
  if (isOut || !isJudged.test(file)) return false;
  return countDecisions(tree) > decisionsWithoutTest;
}

function testName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.(tsx?)$/, '.test.$1');
}

/** The source whose name a test bears: of `a.rules.test.ts` that is `a.rules.ts`, or else `a.ts`. */
function sourceOfTest(file: string, files: ReadonlySet<string>): string[] {
  if (!isTestFile(file)) return [];
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const parts = file.slice(folder.length).split('.').slice(0, -2);
  const names = parts.map((_, at) => folder + parts.slice(0, parts.length - at).join('.'));
  const sources = names.flatMap((name) => [`${name}.ts`, `${name}.tsx`]);
  return sources.filter((source) => files.has(source)).slice(0, 1);
}

function isTestFile(file: string): boolean {
  return /\.(?:test|e2e)\.tsx?$/.test(file);
}
