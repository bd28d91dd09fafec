import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/zorgkosten.js';
import type { PartName } from '@mijn/domain/zorgkostenParts';

/** What each part is called. */
export const partWord: Readonly<Record<PartName, () => string>> = {
  reimbursed: m.partReimbursed,
  eigenRisico: m.partEigenRisico,
  wettelijkeBijdrage: words.wettelijkeBijdrage,
  notReimbursed: m.partNotReimbursed,
};
