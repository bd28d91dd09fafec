import { patienceOf, withConnection } from '@mijn/postgres/connections';
import { parseKeys, rewriteSessies } from './sessie/rewriteSessies.ts';

/*
 * `node apps/gateway/src/rotateKey.ts`: writes the sessions that stand under BSN_KEY_PREVIOUS anew under
 * BSN_KEY, once every copy of the gateway runs with both (docs/environment.md, Changing the keys).
 */
try {
  const { databaseUrl, vault } = parseKeys(process.env);
  const { rewritten, ended } = await withConnection(databaseUrl, patienceOf.start, (client) =>
    rewriteSessies(client, vault),
  );
  process.stdout.write(
    `${rewritten} sessions stand under BSN_KEY now; ${ended} that neither key could read were ended. BSN_KEY_PREVIOUS can go.\n`,
  );
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? error.message : 'The keys were not changed.'}\n`,
  );
  process.exitCode = 1;
}
