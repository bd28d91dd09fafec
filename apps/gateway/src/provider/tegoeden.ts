import type { CallResult } from '@mijn/contract/calls';
import { ask, type Asker } from './ask.ts';
import { createOnce } from './once.ts';

type Tegoeden = CallResult<'listTegoeden'>;

const once = createOnce<Tegoeden>();

/**
 * What the insurer holds for the caller; asked once per request, however many fields need it.
 * @throws ProviderError 404 where the insurer has no such extension
 */
export function askTegoeden(asker: Asker): Promise<Tegoeden> {
  return once(asker, '', () => ask(asker, 'listTegoeden', {}));
}

/** The day (`yyyy-mm-dd`) by which an invoice is paid to the caller; null where that is not told. */
export async function payoutDayOf(asker: Asker, kenmerk: string): Promise<string | null> {
  const { onderweg = [] } = await askTegoeden(asker).catch(() => ({ onderweg: [] }));
  return onderweg.find((one) => one.kenmerk === kenmerk)?.verwachtOp ?? null;
}
