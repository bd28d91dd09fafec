// Sets up what is missing, then runs a program of ours with the pinned Node: `npm run bench` and the like.
import { checkNode } from './nodeVersion.mjs';

checkNode();
const { runProgram } = await import('./runProgram.mjs');
const [program, ...args] = process.argv.slice(2);
if (program === undefined) throw new Error('Name the program to run');
await runProgram(program, args);
