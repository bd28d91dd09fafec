import { runNode } from './run.ts';
import { single } from './tally.ts';
import type { TestStep } from './testStep.ts';

const tsc = 'node_modules/typescript7/bin/tsc';

const knip = 'node_modules/knip/bin/knip.js';

/** Name, program and arguments of each check that either holds or does not. */
const checks: readonly [name: string, program: string, ...args: string[]][] = [
  ['types of the servers', tsc, '-p', 'tsconfig.json'],
  ['types of the client', tsc, '-p', 'apps/client/tsconfig.json'],
  ['types of the service worker', tsc, '-p', 'apps/client/src/worker/tsconfig.json'],
  ['types of the journeys', tsc, '-p', 'e2e/tsconfig.json'],
  ['types of the measurements', tsc, '-p', 'tools/measure/tsconfig.json'],
  ['types of the set-up', tsc, '-p', 'tools/setup/tsconfig.json'],
  ['lint', 'node_modules/oxlint/bin/oxlint', '--type-aware'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check', '.'],
  ['borders', 'tools/borders/main.ts'],
  ['spelling', 'node_modules/cspell/bin.mjs', '--no-progress'],
  ['dead code', knip, '--no-progress'],
  [
    'dead code without tests',
    knip,
    '--production',
    '--no-progress',
    '--config',
    'knip.production.config.ts',
  ],
  ['lock file', 'tools/lock/main.ts', '--check'],
  ['GraphQL schema', 'apps/gateway/tools/writeSchema.ts', '--check'],
  ['texts', 'apps/client/tools/texts.ts', '--check'],
  ['byte budget', 'apps/client/tools/checkBudget.ts'],
];

/** The checks as steps of `npm test`. Most use one processor, so that two at a time take little more than one. */
export const staticSteps: readonly TestStep[] = checks.map(([name, program, ...args]) => ({
  name,
  besideOthers: true,
  run: async () => single((await runNode(program, args, { heading: name })) === 0),
}));
