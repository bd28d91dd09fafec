import type { SimulatedBank } from '@mijn/testdata/incassoBank';
import type { Logins } from '@mijn/provider/db/roles';
import type { Logger } from 'pino';
import type { BrandAddress, Simulator } from '../copy/addresses.ts';
import type { Closing } from './closing.ts';
import type { Keys } from '../copy/keys.ts';
import type { WorldOptions } from './options.ts';

export type WorldParts = {
  options: WorldOptions;
  keys: Keys;
  log: Logger;
  brands: BrandAddress[];
  simulators: Readonly<Record<Simulator, { port: number; url: string }>>;
  internal: { port: number; brands: BrandAddress[] };
  databaseUrl: string;
  logins: Logins;
  /** The bank for the insurer's direct debits: Tom's account is empty. */
  debitBank: SimulatedBank;
  closing: Closing;
};
