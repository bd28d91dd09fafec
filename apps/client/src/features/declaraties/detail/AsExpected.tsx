import { formatAmount } from '@mijn/domain/money';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import type { DeclaratieDetail } from './declaratieDetail.ts';
import { staircaseAmounts } from '@mijn/domain/staircase';

/**
 * Says whether a claim was decided as expected before it was submitted, and if not where the reason is;
 * renders nothing without an expectation.
 */
export function AsExpected(props: Pick<DeclaratieDetail, 'verwacht' | 'regels'>) {
  const { language } = useAppEnvironment();
  const { verwacht, regels } = props;
  if (verwacht === null || regels.length === 0) return null;
  const { uitgekeerd } = staircaseAmounts(regels);
  if (uitgekeerd === verwacht) return <p>{m.asExpected()}</p>;
  const before = formatAmount(verwacht, language);
  const now = formatAmount(uitgekeerd, language);
  return <p>{m.otherThanExpected({ before, now })}</p>;
}
