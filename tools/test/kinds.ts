import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

/** Component tests that run in a real browser. */
export const browserTests = '{apps,packages}/**/*.browser.test.tsx';

/** What a test reaches for that needs a process of its own: servers, databases, other processes. */
const needsProcess =
  /@mijn\/dev-env|@mijn\/(gateway|provider|simulators)\/|\.testing\.ts'|\/testing\/|from '(pg|fastify|node:(http|net|child_process|worker_threads|cluster))'|process\.(env|chdir|on)\b/;

const needsDatabase = /@mijn\/dev-env\/test(Database|Server|World)/;

const onlyFunctions = /^(apps\/client|packages|tools)\//;
const onlyProcesses = /^dev-env\//;

/** Whether a test of this file and text shares its process with others: it is only functions. */
export function isPure(file: string, text: string): boolean {
  if (needsDatabase.test(text)) return false;
  return onlyFunctions.test(file) || !(onlyProcesses.test(file) || needsProcess.test(text));
}

function testFiles(): string[] {
  const files = globSync('{apps,packages,dev-env,tools}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  });
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.browser.test.tsx'));
}

function ofKind(pure: boolean): string[] {
  return testFiles().filter(
    (file) => isPure(file, readFileSync(path.join(root, file), 'utf8')) === pure,
  );
}

/** Tests of functions and of what components render: they run one after another in one process. */
export const pureTests = (): string[] => ofKind(true);

/** Tests of servers, on real PostgreSQL: each file in a process of its own. */
export const serverTests = (): string[] => ofKind(false);
