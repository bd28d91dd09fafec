import { countDecisions } from './decisions.ts';
import { relativeTarget, type Rule, type Source } from './source.ts';

/**
 * A file that decides more often than this is one of logic, by where it stands; below that are guards, defaults
 * and what only passes on. The end-to-end tests' own help and the tools are measures themselves, whose faults the
 * tests and checks they serve show: of them only what is much logic has a test beside it.
 */
const decisionsWithoutTest: readonly (readonly [folder: string, decisions: number])[] = [
  ['apps/', 5],
  ['packages/', 5],
  ['dev-env/', 5],
  ['e2e/', 8],
  ['tools/', 8],
];

const isJudged =
  /^(?:(?:apps|packages)\/[^/]+\/(?:src|tools)|dev-env\/src(?!\/oracle\/)|tools|e2e)\/.+(?<!\.d)\.tsx?$/;

// Each is one end of something that a test works from outside: over HTTP, or by posting a screen's form.
const isTestedFromOutside = /[./](?:queries|handlers|routes|schema|action)\.ts$/;

// Programs that start a world and run for minutes, or show the built client to a person: what they put together has
// tests of its own.
const isProgram =
  /^(?:tools\/measure\/src\/(?:bench|lighthouse)|apps\/client\/tools\/preview)\.ts$/;

/**
 * Every file with logic has a test of its own name beside it: `a.test.ts`, `a.browser.test.tsx`,
 * `a.properties.test.ts`; and a test that bears the name of a file is a test of it. Queries, handlers, routes,
 * schemas and actions may do without one: they are tested over HTTP, under the name of what is asked; the oracle is
 * a test itself, and a measurement is run, not tested.
 */
export const logicTestRule: Rule = (sources) => {
  const files = new Map(sources.map((source) => [source.file, source]));
  const pairs = sources.flatMap((test) => pairOf(test, files));
  const own = new Set(pairs.map(({ source }) => source.file));
  return [
    ...sources.flatMap((source) => untested(source, own)),
    ...pairs.flatMap((pair) => stray(pair, files)),
  ];
};

type Files = ReadonlyMap<string, Source>;

/** A test with the source whose name it bears. */
interface Pair {
  readonly test: Source;
  readonly source: Source;
}

function untested({ file, tree, isTest }: Source, own: ReadonlySet<string>): string[] {
  const isOut = isTest || isTestedFromOutside.test(file) || isProgram.test(file);
  if (isOut || own.has(file) || !isJudged.test(file)) return [];
  const [, atMost = 0] = decisionsWithoutTest.find(([folder]) => file.startsWith(folder)) ?? [];
  const decisions = countDecisions(tree);
  return decisions > atMost
    ? [`${file}: ${decisions} decisions and no ${testName(file)} beside it`]
    : [];
}

function testName(file: string): string {
  return nameOf(file).replace(/\.(tsx?)$/, '.test.$1');
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** The source whose name a test bears: of `a.rules.test.ts` that is `a.rules.ts`, or else `a.ts`. */
function pairOf(test: Source, files: Files): Pair[] {
  if (!/\.(?:test|e2e)\.tsx?$/.test(test.file)) return [];
  const name = nameOf(test.file);
  const folder = test.file.slice(0, -name.length);
  const parts = name.split('.').slice(0, -2);
  const names = parts.map((_, at) => folder + parts.slice(0, parts.length - at).join('.'));
  const sources = names.flatMap((one) => [`${one}.ts`, `${one}.tsx`]);
  return sources
    .flatMap((file) => files.get(file) ?? [])
    .slice(0, 1)
    .map((source) => ({ test, source }));
}

/** What is said of a test that has the name of a file and does not come near it. */
function stray({ test, source }: Pair, files: Files): string[] {
  const near = new Set(importsOf(test, files));
  const help = [...near].filter(({ file }) => isHelp(file));
  const isNear = near.has(source) || isOneStepFrom(near, source, files);
  if (isNear || leadsTo(help, source, files) || isProgramIn([test, ...help], source)) return [];
  return [`${test.file}: bears the name of ${nameOf(source.file)} and does not import it`];
}

const isHelp = (file: string): boolean => /\.testing\.tsx?$/.test(file);

function importsOf(source: Source, files: Files): Source[] {
  return source.imports.flatMap(({ specifier }) => {
    const target = relativeTarget(source, specifier.replace(/\?.*$/, ''));
    return (target !== undefined && files.get(target)) || [];
  });
}

// What uses it is how it is worked: the screen that a hook is for, the page that a list stands on.
function isOneStepFrom(near: ReadonlySet<Source>, source: Source, files: Files): boolean {
  return [...near].some((one) => importsOf(one, files).includes(source));
}

// A program that the test, or its help, starts by the name of its file.
function isProgramIn(tests: readonly Source[], source: Source): boolean {
  const name = nameOf(source.file);
  return tests.some(
    ({ tree }) => tree.text.includes(`'${name}'`) || tree.text.includes(`/${name}'`),
  );
}

/** Whether help for tests runs it, however far down: a server that it starts, which the test asks over HTTP. */
function leadsTo(help: readonly Source[], source: Source, files: Files): boolean {
  const seen = new Set(help);
  // What is added on the way is walked too.
  for (const one of seen) for (const next of importsOf(one, files)) seen.add(next);
  return seen.has(source);
}
