import * as m from '../../generated/texts/zorgkosten.js';
import type { PartName } from './parts.ts';

/** What each part is called. */
export const partWord: Readonly<Record<PartName, () => string>> = {
  reimbursed: m.partReimbursed,
  eigenRisico: m.partEigenRisico,
  wettelijkeBijdrage: m.partWettelijkeBijdrage,
  notReimbursed: m.partNotReimbursed,
};
