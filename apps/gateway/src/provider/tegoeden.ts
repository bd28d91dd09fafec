import type { CallResult } from '@mijn/contract/calls';
import { ask, type Asker } from './ask.ts';

type Tegoeden = CallResult<'listTegoeden'>;

const asked = new WeakMap<Asker, Promise<Tegoeden>>();

/**
 * What the insurer holds for the caller; asked once per request, however many fields need it.
 * @throws ProviderError 404 where the insurer has no such extension
 */
export function askTegoeden(asker: Asker): Promise<Tegoeden> {
  const known = asked.get(asker);
  if (known) return known;
  const answer = ask(asker, 'listTegoeden', {});
  asked.set(asker, answer);
  return answer;
}

/** The day (`yyyy-mm-dd`) by which an invoice is paid to the caller; null where that is not told. */
export async function payoutDayOf(asker: Asker, kenmerk: string): Promise<string | null> {
  const { onderweg = [] } = await askTegoeden(asker).catch(() => ({ onderweg: [] }));
  return onderweg.find((one) => one.kenmerk === kenmerk)?.verwachtOp ?? null;
}
