import { root } from '../test/run.ts';
import { readSources } from './readSources.ts';
import { violationsIn } from './violationsIn.ts';

const sources = readSources(root);
const violations = violationsIn(sources);
console.log(violations.join('\n') || `${sources.length} files, every border respected`);
process.exitCode = violations.length > 0 ? 1 : 0;
