import { patienceOf, withConnection } from '@mijn/postgres/connections';
import { parseKeys, rewriteSessies } from './sessie/rewriteSessies.ts';
import { sessieDuration } from './sessie/sessie.ts';

/* `node apps/gateway/src/rotateKey.ts`: re-encrypts sessions from BSN_KEY_PREVIOUS to BSN_KEY, once
   every copy of the gateway runs with both (docs/environment.md, Changing the keys). Open pages and
   files opened by staff hold a person's mark and no BSN: they keep the old one until their session ends. */
const hours = sessieDuration.atMost / 3_600_000;
try {
  const { databaseUrl, vault } = parseKeys(process.env);
  const { rewritten, ended } = await withConnection(databaseUrl, patienceOf.start, (client) =>
    rewriteSessies(client, vault),
  );
  process.stdout.write(
    `${rewritten} sessions stand under BSN_KEY now; ${ended} that neither key could read were ended. BSN_KEY_PREVIOUS can go ${hours} hours after the last copy began to write with BSN_KEY: until then pages and persons’ files may be open under it.\n`,
  );
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? error.message : 'The keys were not changed.'}\n`,
  );
  process.exitCode = 1;
}
