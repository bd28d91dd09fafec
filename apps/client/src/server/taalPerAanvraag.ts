import { AsyncLocalStorage } from 'node:async_hooks';
import type { Taal } from '@mijn/domain/taal';
import { zetTaalbron } from '../platform/taal.ts';

const opslag = new AsyncLocalStorage<Taal>();
zetTaalbron(() => opslag.getStore() ?? 'nl');

/** Does work in one language: renders side by side never get each other's. */
export function metTaal<Uitkomst>(taal: Taal, werk: () => Uitkomst): Uitkomst {
  return opslag.run(taal, werk);
}
