// `npm start`: sets up what is missing and starts everything. Runs on Node 20 and newer.
import { checkNode } from './nodeVersion.mjs';

checkNode();
const { runProgram } = await import('./runProgram.mjs');
await runProgram('dev-env/src/main.ts', process.argv.slice(2));
