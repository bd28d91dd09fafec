import { unsafeAssertType } from '@mijn/domain/values';
import type { Logins } from '@mijn/provider/db/roles';
import { moveUntil, readDay } from '@mijn/provider/time';
import { createIncassoBank } from '@mijn/testdata/incassoBank';

// A child process for the insurer's days: up to the next first of a month, and that day measured.
const [argument] = process.argv.slice(2);
if (argument === undefined || !process.send) throw new Error('Run me with fork()');
// Written by the parent program.
const logins = unsafeAssertType<Logins>(JSON.parse(argument));

const incassoBank = createIncassoBank();
const today = await readDay(logins);
const first = today.with({ day: 1 }).add({ months: 1 });
await moveUntil(logins, first.subtract({ days: 1 }), { incassoBank });
const begin = performance.now();
await moveUntil(logins, first, { incassoBank });
process.send({ day: first.toString(), ms: performance.now() - begin });
