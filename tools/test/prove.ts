// `npm run prove`: what `npm test` holds a sample of, in full counts. Takes far longer.
import { fullCounts } from './fullCounts.ts';

for (const [name, value] of Object.entries(fullCounts)) process.env[name] ??= value;
await import('./main.ts');
