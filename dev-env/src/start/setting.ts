import type { Logger } from 'pino';
import type { BrandAddress, Simulator } from '../copy/addresses.ts';
import type { Closing } from './closing.ts';
import type { Keys } from '../copy/keys.ts';
import type { WorldOptions } from './options.ts';

/** What the parts need of each other. */
export type Setting = {
  options: WorldOptions;
  keys: Keys;
  log: Logger;
  brands: BrandAddress[];
  simulators: Readonly<Record<Simulator, { port: number; url: string }>>;
  /** The staff's listener. */
  internal: { port: number; brands: BrandAddress[] };
  databaseUrl: string;
  closing: Closing;
};
