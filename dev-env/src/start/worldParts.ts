import type { SimulatedBank } from '@mijn/testdata/incassoBank';
import type { Logins } from '@mijn/provider/db/roles';
import type { Logger } from 'pino';
import type { BrandAddress, Simulator } from '../copy/addresses.ts';
import type { Closing } from './closing.ts';
import type { Keys } from '../copy/keys.ts';
import type { WorldOptions } from './options.ts';

/** What is running so far, and what it was started with: all parts of the world need of each other. */
export type WorldParts = {
  options: WorldOptions;
  keys: Keys;
  log: Logger;
  brands: BrandAddress[];
  simulators: Readonly<Record<Simulator, { port: number; url: string }>>;
  /** The staff's listener. */
  internal: { port: number; brands: BrandAddress[] };
  databaseUrl: string;
  /** How the insurer logs in at it. */
  logins: Logins;
  /** The bank that answers the insurer's direct debits: Tom's account is empty. */
  debitBank: SimulatedBank;
  closing: Closing;
};
