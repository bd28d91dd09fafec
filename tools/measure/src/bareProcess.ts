import { startBareServer } from './bareGraphql.ts';

// The floor has a process to itself, as our server has, so that both compete with the load alike.
const [databaseUrl, relatienummer] = process.argv.slice(2);
if (!databaseUrl || !relatienummer || !process.send) throw new Error('Run me with fork()');

const server = await startBareServer(databaseUrl, relatienummer);
process.on('disconnect', () => {
  void server.close().finally(() => process.exit(0));
});
process.send({ url: server.url });
