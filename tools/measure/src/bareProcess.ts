import { availableParallelism } from 'node:os';
import { openGuardedList } from '@mijn/dev-env/measure/guardedList';
import { openBareList, startBareServer } from './bareGraphql.ts';

// A floor has a process to itself, as our server has, so that both compete with the load alike.
const [databaseUrl, kind, person] = process.argv.slice(2);
if (!databaseUrl || !person || !process.send) throw new Error('Run me with fork()');

const list =
  kind === 'guarded'
    ? await openGuardedList(databaseUrl, person, Math.max(2, availableParallelism()))
    : openBareList(databaseUrl, person);
const server = await startBareServer(list);
process.on('disconnect', () => {
  void server.close().finally(() => process.exit(0));
});
process.send({ url: server.url });
