// `npm run prove`: what `npm test` holds a sample of, in full counts. Takes far longer.
import { addProof } from '@mijn/dev-env/measure/proofs';
import { writeBill } from '../lock/writeBill.ts';
import { fullCounts } from './fullCounts.ts';
import { everything, sampleVariable } from './sample.ts';

const bill = writeBill();
for (const [name, value] of Object.entries(fullCounts)) process.env[name] ??= value;
process.env[sampleVariable] = everything;
const { lines, total } = await import('./main.ts');
const part = process.argv.slice(2).join(' ');
addProof(
  part === '' ? 'prove' : `prove ${part}`,
  `${total.passed} passed, ${total.failed} failed; ${lines.filter((line) => line.includes('tests')).join('; ')}; ${bill}`,
);
