import { generated } from './generated.ts';
import { keepFresh } from './keepFresh.ts';

/* `node apps/gateway/tools/writeSchema.ts` writes the GraphQL schema and its types to packages/contract;
   `--check` only reports whether they are up to date. */
const { outcome, isFresh } = await keepFresh(generated(), process.argv.includes('--check'));
process.stdout.write(`${outcome}\n`);
if (!isFresh) process.exitCode = 1;
