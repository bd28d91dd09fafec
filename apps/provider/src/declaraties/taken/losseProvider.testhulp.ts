import { aanroeperToken } from '@mijn/contract/aanroeper';
import type { JWK } from 'jose';
import { pino } from 'pino';
import { createProvider, type ProviderConfig } from '../../createProvider.ts';

/** What a provider in a process of its own is started with. */
export interface LosseOpdracht {
  readonly databaseUrl: string;
  readonly bestandenMap: string;
  readonly aanroeperSleutel: JWK;
  readonly betaaldienst?: ProviderConfig['betaaldienst'];
}

function isOpdracht(bericht: unknown): bericht is LosseOpdracht {
  return typeof bericht === 'object' && bericht !== null && 'databaseUrl' in bericht;
}

// Ends with the test that started it, also when that was killed.
process.on('disconnect', () => process.exit(0));
process.on('message', (bericht) => {
  if (!isOpdracht(bericht)) return;
  void createProvider({
    ...bericht,
    aanroeperIssuer: aanroeperToken.issuer,
    tempo: { opnemenNaMs: 100, beoordelenNaMs: 200 },
    log: pino({ level: 'silent' }),
  })
    .then(({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))
    .then((url) => process.send?.(url));
});
