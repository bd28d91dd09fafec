import type { SimulatedBank } from '@mijn/testdata/incassoBank';
import type { Logins } from '@mijn/provider/db/roles';
import type { Logger } from 'pino';
import type { BrandAddress, Simulator } from '../copy/addresses.ts';
import type { Keys } from '../copy/keys.ts';
import type { WorldOptions } from './options.ts';

type Opened = { name: string; close: () => Promise<void> };

/** Closes resources in reverse order of opening. */
export class Closing {
  readonly #opened: Opened[] = [];

  add(name: string, close: () => Promise<void>): void {
    this.#opened.push({ name, close });
  }

  /** Closes all resources, the last one first, also if some fail; then throws the failure. */
  async closeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let one = this.#opened.pop(); one; one = this.#opened.pop()) {
      const { name, close } = one;
      await close().catch((error: unknown) => failures.push(new Error(name, { cause: error })));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
  }
}

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
