import type { CallResult } from '@mijn/contract/calls';
import { ask, type Asker } from './ask.ts';
import { memoizePerRequest } from './memoizePerRequest.ts';

type Tegoeden = CallResult<'listTegoeden'>;

const once = memoizePerRequest<Tegoeden>();

/**
 * Returns the caller's credits, memoised per request.
 * @throws ProviderError 404 without the extension
 */
export function askTegoeden(asker: Asker): Promise<Tegoeden> {
  return once(asker, '', () => ask(asker, 'listTegoeden', {}));
}

/** Returns the day (`yyyy-mm-dd`) by which an invoice is paid to the caller; null if unknown. */
export async function payoutDayOf(asker: Asker, kenmerk: string): Promise<string | null> {
  const { onderweg = [] } = await askTegoeden(asker).catch(() => ({ onderweg: [] }));
  return onderweg.find((one) => one.kenmerk === kenmerk)?.verwachtOp ?? null;
}
