import { formatAmount } from '@mijn/domain/money';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import type { DeclaratieDetail } from './declaratieDetail.ts';
import { staircaseAmounts } from '@mijn/domain/staircase';

/**
 * Whether a judged claim came out as was said before it was sent in, and if not where to look for why;
 * nothing where nothing was said.
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
