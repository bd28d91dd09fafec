import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

/** Tests of components, and of what is worked out in a page, that run in a real browser. */
export const browserTests = '{apps,packages,e2e}/**/*.browser.test.tsx';

/** What a test reaches for that is more than functions: servers, databases, other processes. */
const needsProcess =
  /@mijn\/dev-env|@mijn\/(gateway|provider|simulators)\/|\/(inspector|inspectorProcess|inspectHeicPhoto|reader)\.ts'|from '(pg|fastify|node:(http|net|child_process|worker_threads|cluster))'|process\.(env|chdir|on)\b/;

const needsDatabase = /@mijn\/dev-env\/test(Database|Server)/;

const onlyFunctions = /^(apps\/client|packages|tools|e2e)\//;
const onlyProcesses = /^dev-env\//;

const helpForTests = /from '(\.[^']*(?:\.testing\.ts|\/testing\/[^']*))'/g;

/** Whether a text, or the help for tests that it imports, reaches for a process. */
function reachesForProcess(file: string, text: string, read: Read, seen: Set<string>): boolean {
  if (needsProcess.test(text)) return true;
  return [...text.matchAll(helpForTests)].some(([, to = '']) => {
    const help = path.posix.join(path.posix.dirname(file), to);
    if (seen.has(help)) return false;
    return reachesForProcess(help, read(help), read, seen.add(help));
  });
}

type Read = (file: string) => string;

const readFile: Read = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * Whether a test of this file and text needs no servers: it is only functions, as is the help for tests that it
 * imports, which `read` gives.
 */
export function isPure(file: string, text: string, read: Read = readFile): boolean {
  if (needsDatabase.test(text)) return false;
  if (onlyFunctions.test(file)) return true;
  return !(onlyProcesses.test(file) || reachesForProcess(file, text, read, new Set()));
}

function testFiles(): string[] {
  const files = globSync('{apps,packages,dev-env,tools,e2e}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  });
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.browser.test.tsx'));
}

function ofKind(pure: boolean): string[] {
  return testFiles().filter((file) => isPure(file, readFile(file)) === pure);
}

/** Tests of functions and of what components render: they need no PostgreSQL. */
export const pureTests = (): string[] => ofKind(true);

/** Tests of servers, on real PostgreSQL, which is started for them. */
export const serverTests = (): string[] => ofKind(false);
