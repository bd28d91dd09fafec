import type { CallName } from '@mijn/contract/calls';
import { type Quota, type QuotaName, quotas } from '@mijn/domain/quotas';
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Caller } from './access.ts';
import { actorOf } from './staff.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Quota that a call consumes before it is answered. Handlers consume those of claims, files and
 * mailed links themselves.
 */
export const quotaOfCall: Readonly<Partial<Record<CallName, QuotaName>>> = {
  updateRelatie: 'wijzigingen',
  confirmContactgegevens: 'wijzigingen',
  acceptVoorwaarden: 'wijzigingen',
  chooseBerichten: 'wijzigingen',
  stelVraag: 'vragen',
  startRegeling: 'wijzigingen',
  betwistPremieachterstand: 'wijzigingen',
  geefMachtiging: 'wijzigingen',
  trekMachtigingIn: 'wijzigingen',
  wijzigRekening: 'rekeningwijzigingen',
  startIncasso: 'wijzigingen',
  stopIncasso: 'wijzigingen',
  kiesPremieperiode: 'wijzigingen',
  kiesEigenRisicoInTermijnen: 'wijzigingen',
  startBetaling: 'betalingen',
  startPush: 'pushberichten',
  getGegevens: 'gegevens',
  getBevestiging: 'documenten',
  getBesluit: 'documenten',
  getFactuurDocument: 'documenten',
  getBriefDocument: 'documenten',
  getPolisblad: 'documenten',
  getRegelingDocument: 'documenten',
  getJaaroverzicht: 'documenten',
};

/** Rate limits per person, shared by all copies of the insurer (ADR 0049). */
export interface Quotas {
  /**
   * Consumes from the quota of a person or an e-mail address; staff who look along have their own.
   * @param amount in the unit of the quota
   * @throws Refusal 429 with the quota as its reason and the seconds to wait
   */
  readonly spend: (
    name: QuotaName,
    who: Pick<Caller, 'bsn' | 'actor'> | { readonly address: string },
    amount?: number,
  ) => Promise<void>;
}

/** Unlimited quotas, for measurements and tests that do as one person what a thousand people do. */
export const unlimitedQuotas: Quotas = { spend: async () => undefined };

interface Resources {
  /** Connections as the app role. */
  readonly pool: pg.Pool;
  /** Key that hides persons in the table; the same in every copy. */
  readonly secret: Buffer;
}

const windows = [
  { name: 'minute', seconds: 60, pointsOf: ({ perMinute }: Quota) => perMinute },
  { name: 'day', seconds: 24 * 60 * 60, pointsOf: ({ perDay }: Quota) => perDay },
] as const;

function createLimiters(pool: pg.Pool, name: QuotaName): readonly RateLimiterPostgres[] {
  return windows.map(({ name: window, seconds, pointsOf }) => {
    const points = pointsOf(quotas[name]);
    const counted = { keyPrefix: `${name}/${window}`, points, duration: seconds };
    return new RateLimiterPostgres({
      ...counted,
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'insurer',
      tableName: 'quota_used',
      // Created by our migration, because the app role may not create tables.
      tableCreated: true,
      // A single limiter clears the expired rows of all quotas.
      clearExpiredByTimeout: name === 'declaraties' && window === 'minute',
      // Keeps a flood beyond the quota away from the database.
      inMemoryBlockOnConsumed: points,
      // Each copy counts by itself while the database is away.
      insuranceLimiter: new RateLimiterMemory(counted),
    });
  });
}

/** Returns the mailbox of an address: what follows a plus sign before the @ is a label within one mailbox. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+.*@/, '@');

function nameOf(who: Parameters<Quotas['spend']>[1]): string {
  return 'address' in who ? `address ${mailboxOf(who.address)}` : actorOf(who);
}

/** Creates the rate limiters on the insurer's database. */
export function createQuotas({ pool, secret }: Resources): Quotas {
  const limiters: Readonly<Record<QuotaName, readonly RateLimiterPostgres[]>> = {
    declaraties: createLimiters(pool, 'declaraties'),
    bestanden: createLimiters(pool, 'bestanden'),
    wijzigingen: createLimiters(pool, 'wijzigingen'),
    vragen: createLimiters(pool, 'vragen'),
    rekeningwijzigingen: createLimiters(pool, 'rekeningwijzigingen'),
    betalingen: createLimiters(pool, 'betalingen'),
    documenten: createLimiters(pool, 'documenten'),
    gegevens: createLimiters(pool, 'gegevens'),
    pushberichten: createLimiters(pool, 'pushberichten'),
    bevestigingsmails: createLimiters(pool, 'bevestigingsmails'),
    bevestigingsadressen: createLimiters(pool, 'bevestigingsadressen'),
  };
  return {
    spend: async (name, who, amount = 1) => {
      const key = createHmac('sha256', secret)
        .update(`quota ${nameOf(who)}`)
        .digest('base64url');
      for (const limiter of limiters[name]) {
        await limiter.consume(key, amount).catch((error: unknown) => {
          if (!(error instanceof RateLimiterRes)) throw error;
          const retrySeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
          throw new Refusal(429, [name], undefined, retrySeconds);
        });
      }
    },
  };
}
