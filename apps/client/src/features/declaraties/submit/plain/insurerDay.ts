import { dayInNetherlands } from '@mijn/domain/datum';
import type { LoaderEnvironment } from '../../../../api/environment.ts';
import { sendOperation } from '../../../../api/sendOperation.ts';
import { nowIn } from '../../../../api/today.ts';
import { insurerDayOperation } from './insurerDay.operations.ts';

/**
 * Loads the insurer's day (ARCHITECTURE, rule 8) for the action of a posted form, which no page gave one.
 * @returns `yyyy-mm-dd`; the calendar's day if the insurer does not tell its own
 */
export async function fetchInsurerDay(environment: LoaderEnvironment): Promise<string> {
  const asked = await sendOperation(insurerDayOperation, {}, environment);
  const told = asked.succeeded ? asked.value.vandaag : null;
  return told ?? dayInNetherlands(nowIn(environment));
}
