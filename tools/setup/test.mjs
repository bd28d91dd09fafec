// `npm test`: the same set-up as `npm start`, then every check. Runs on Node 20 and newer.
import { handOver } from './handOver.mjs';
import { prepare } from './prepare.mjs';

const node = await prepare();
process.exitCode = await handOver(node, 'tools/test/main.ts', process.argv.slice(2));
