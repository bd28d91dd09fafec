import { type Cents, sumOf } from '@mijn/domain/money';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { findAheadFacts } from './ahead.queries.ts';
import { judgeAhead } from './ahead.rules.ts';
import type { LineInput } from '../../assess/shapes.ts';
import { aboutLines } from '../submit/submittedLines.rules.ts';

/**
 * Returns the payout that the caller is told to expect, cents, or null. Equals the answer of
 * `getVerwachteVergoeding` at this moment.
 */
export async function findExpectedPayout(
  access: Access,
  transaction: Transaction,
  relatienummer: string,
  regels: readonly LineInput[],
): Promise<Cents | null> {
  const about = { relatienummer, ...aboutLines(regels) };
  const facts = await findAheadFacts(access, transaction, about);
  if (!facts) return null;
  const maySeeCare = access.visible.get(relatienummer)?.maySeeCare === true;
  const { lines } = judgeAhead(facts, { maySeeCare, today: access.today, regels });
  return lines && sumOf(lines, ({ amounts }) => amounts.uitgekeerd);
}
