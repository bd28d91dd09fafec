import path from 'node:path';
import { budget, budgetText } from './budget.ts';

// Says which bytes of the built client are over the budget.
const lines = await budget(path.join(import.meta.dirname, '../dist/client'));
const tooLarge = lines.filter(({ size, limit }) => size > limit);
process.stdout.write(tooLarge.length === 0 ? 'Within the byte budget\n' : budgetText(lines));
process.exitCode = tooLarge.length === 0 ? 0 : 1;
