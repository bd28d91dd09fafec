import { generated } from './generated.ts';
import { keepFresh } from './keepFresh.ts';

/*
 * `node apps/gateway/tools/writeSchema.ts` prints the GraphQL schema and its types into
 * packages/contract; with `--check` it only says whether they are fresh.
 */
const { outcome, isFresh } = await keepFresh(generated(), process.argv.includes('--check'));
process.stdout.write(`${outcome}\n`);
if (!isFresh) process.exitCode = 1;
