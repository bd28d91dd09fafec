import { relativeTarget, type Rule } from './source.ts';

const home = 'tools/setup/';

/**
 * The set-up runs before anything is installed, on whatever Node somebody has: it is plain JavaScript (`.mjs`), and
 * imports Node itself and its like alone.
 */
export const setupRule: Rule = (sources) =>
  sources
    .filter(({ file, isTest }) => file.startsWith(home) && !isTest)
    .flatMap((source) => [
      ...(source.file.endsWith('.mjs')
        ? []
        : [`${source.file}: the set-up is JavaScript that every Node reads (.mjs)`]),
      ...source.imports
        .filter(({ specifier }) => {
          const target = relativeTarget(source, specifier) ?? '';
          const isOwn = target.startsWith(home) && target.endsWith('.mjs');
          return !isOwn && !specifier.startsWith('node:');
        })
        .map(
          ({ specifier }) => `${source.file}: ${specifier} is not there yet when the set-up begins`,
        ),
    ]);
