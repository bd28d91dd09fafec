import { callerToken } from '@mijn/contract/caller';
import type { JWK } from 'jose';
import pg from 'pg';
import { pino } from 'pino';
import { createProvider, type ProviderConfig } from '../createProvider.ts';
import { type Logins, roles } from '../db/roles.ts';
import { methodOf } from './method.testing.ts';
import type { KillPoint } from './separateProcess.testing.ts';

export interface SeparateProvider {
  readonly logins: Logins;
  readonly filesFolder: string;
  readonly callerKey: JWK;
  readonly paymentProvider?: ProviderConfig['paymentProvider'];
  readonly killPoint?: KillPoint;
}

function isOrder(message: unknown): message is SeparateProvider {
  return typeof message === 'object' && message !== null && 'logins' in message;
}

function crash(): void {
  process.kill(process.pid, 'SIGKILL');
}

/**
 * Kills this process at the n-th statement of a call, including the commit: before it is sent, or
 * after PostgreSQL has answered and before the answer is used.
 */
function arm({ at, when }: KillPoint): void {
  const real = methodOf(pg.Client.prototype, 'query');
  let counted = 0;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...what: unknown[]): unknown {
      const isCounted = this.user === roles.app && what.every((one) => typeof one !== 'function');
      if (isCounted) counted += 1;
      const here = isCounted && counted === at;
      if (here && when === 'before') crash();
      const response = real.call(this, ...what);
      if (here && response instanceof Promise) void response.then(crash, crash);
      return response;
    },
  });
}

// Exits with the parent test, even when that was killed.
process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  if (!isOrder(message)) return;
  const { killPoint, ...config } = message;
  void createProvider({
    ...config,
    // Shared with the other processes of the same insurer.
    stateKeys: [Buffer.alloc(32, 'state')],
    sealKey: Buffer.alloc(32, 'seal'),
    callerIssuer: callerToken.issuer,
    quotas: false,
    pace: { startProcessingAfterMs: 100, assessAfterMs: 200 },
    log: pino({ level: 'silent' }),
  })
    .then(({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))
    .then((url) => {
      if (killPoint) arm(killPoint);
      process.send?.(url);
    });
});
