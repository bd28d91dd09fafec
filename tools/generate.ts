import { runNode } from './test/run.ts';

/**
 * `npm run generate`: makes anew all that is generated and committed. That it is fresh is checked by
 * `npm test`: by the programs themselves, or by a test beside them.
 */
const programs: readonly (readonly [what: string, program: string, ...args: string[]])[] = [
  // First: who writes the schema builds the client, which speaks them.
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
