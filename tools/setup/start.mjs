// `npm start`: sets up what is missing and starts everything. Runs on Node 20 and newer.
import { handOver } from './handOver.mjs';
import { prepare } from './prepare.mjs';

const node = await prepare();
process.exitCode = await handOver(node, 'dev-env/src/main.ts', process.argv.slice(2));
