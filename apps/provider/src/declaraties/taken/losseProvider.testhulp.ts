import { aanroeperToken } from '@mijn/contract/aanroeper';
import type { JWK } from 'jose';
import pg from 'pg';
import { pino } from 'pino';
import { createProvider, type ProviderConfig } from '../../createProvider.ts';
import { rollen } from '../../db/rollen.ts';
import type { Knalpunt } from './losProces.testhulp.ts';

/** What a provider in a process of its own is started with. */
export interface LosseOpdracht {
  readonly databaseUrl: string;
  readonly bestandenMap: string;
  readonly aanroeperSleutel: JWK;
  readonly betaaldienst?: ProviderConfig['betaaldienst'];
  readonly knalpunt?: Knalpunt;
}

function isOpdracht(bericht: unknown): bericht is LosseOpdracht {
  return typeof bericht === 'object' && bericht !== null && 'databaseUrl' in bericht;
}

function knal(): void {
  process.kill(process.pid, 'SIGKILL');
}

/**
 * Kills this process at its how many-eth statement of a call, the commit included: just before it is
 * sent, or when PostgreSQL has answered and nobody else knows.
 */
function wapen({ bij, wanneer }: Knalpunt): void {
  const echt: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof echt !== 'function') throw new Error('pg has changed');
  let geteld = 0;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...wat: unknown[]): unknown {
      const telt = this.user === rollen.app && wat.every((een) => typeof een !== 'function');
      if (telt) geteld += 1;
      const hier = telt && geteld === bij;
      if (hier && wanneer === 'voor') knal();
      const antwoord = Reflect.apply(echt, this, wat);
      if (hier && antwoord instanceof Promise) void antwoord.then(knal, knal);
      return antwoord;
    },
  });
}

// Ends with the test that started it, also when that was killed.
process.on('disconnect', () => process.exit(0));
process.on('message', (bericht) => {
  if (!isOpdracht(bericht)) return;
  const { knalpunt, ...config } = bericht;
  void createProvider({
    ...config,
    aanroeperIssuer: aanroeperToken.issuer,
    tempo: { opnemenNaMs: 100, beoordelenNaMs: 200 },
    log: pino({ level: 'silent' }),
  })
    .then(({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))
    .then((url) => {
      if (knalpunt) wapen(knalpunt);
      process.send?.(url);
    });
});
