// Sets up what is missing, then runs a program of ours with the pinned Node: `npm run bench` and the like.
import { handOver } from './handOver.mjs';
import { prepare } from './prepare.mjs';

const [program, ...args] = process.argv.slice(2);
if (program === undefined) throw new Error('Name the program to run');
const node = await prepare();
process.exitCode = await handOver(node, program, args);
