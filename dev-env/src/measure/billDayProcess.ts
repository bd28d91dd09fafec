import { moveUntil, readDay } from '@mijn/provider/time';
import { createIncassoBank } from '@mijn/testdata/incassoBank';

// The insurer's days in a process to themselves: up to the next first of a month, and that one by itself.
const [databaseUrl] = process.argv.slice(2);
if (databaseUrl === undefined || !process.send) throw new Error('Run me with fork()');

const incassoBank = createIncassoBank();
const today = await readDay(databaseUrl);
const first = today.with({ day: 1 }).add({ months: 1 });
await moveUntil(databaseUrl, first.subtract({ days: 1 }), { incassoBank });
const begin = performance.now();
await moveUntil(databaseUrl, first, { incassoBank });
process.send({ day: first.toString(), ms: performance.now() - begin });
