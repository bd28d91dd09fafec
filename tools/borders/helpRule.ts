import type { Rule } from './source.ts';

const folders = /^(apps|packages|dev-env)\/.*\/(testing|test)\//;
const told = /\.(testing|test|browser\.test)\.tsx?$/;
const help = /\.(testing|test|e2e)(\.tsx?)?$/;

/**
 * What helps tests says so in its name (`*.testing.ts`), by which images leave it out; and what runs
 * in an image never imports it.
 */
export const helpRule: Rule = (sources) =>
  sources.flatMap(({ file, imports, isTest }) => [
    ...(folders.test(file) && !told.test(file)
      ? [`${file}: help for tests is called *.testing.ts`]
      : []),
    ...(isTest || !/^(apps|packages)\/[^/]+\/src\//.test(file) ? [] : imports)
      .filter(({ specifier }) => help.test(specifier))
      .map(({ specifier }) => `${file}: ${specifier} is help for tests`),
  ]);
