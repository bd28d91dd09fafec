// `npm test`: the same set-up as `npm start`, then every check. Runs on Node 20 and newer.
import { checkNode } from './nodeVersion.mjs';

checkNode();
const { runProgram } = await import('./runProgram.mjs');
await runProgram('tools/test/main.ts', process.argv.slice(2));
