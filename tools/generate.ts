import { runNode } from './test/run.ts';

/**
 * `npm run generate`: regenerates all committed generated files. `npm test` checks that they are up to
 * date, with the programs themselves or a test.
 */
const programs: readonly (readonly [what: string, program: string, ...args: string[]])[] = [
  // First, because writing the schema builds the client, which uses them.
  ['texts', 'apps/client/tools/texts.ts'],
  ['GraphQL schema and its types', 'apps/gateway/tools/writeSchema.ts'],
  ['tokens', 'packages/ui/tools/tokens.ts'],
  ['OpenAPI document', 'node_modules/vitest/vitest.mjs', 'run', 'openapi.db.test', '-u'],
];

for (const [what, program, ...args] of programs) {
  console.log(`— ${what}`);
  const code = await runNode(program, args);
  if (code !== 0) process.exitCode = code;
}
