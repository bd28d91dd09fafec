import { dayInNetherlands } from '@mijn/domain/datum';
import type { LoaderEnvironment } from '../../../../api/environment.ts';
import { sendOperation } from '../../../../api/sendOperation.ts';
import { nowIn } from '../../../../api/today.ts';
import { insurerDayOperation } from './insurerDay.operations.ts';

/**
 * The insurer's day, `yyyy-mm-dd`, for who answers a posted form (ADR 0029): asked for, as no page brought it. Where
 * it is not told, the calendar's.
 */
export async function fetchInsurerDay(environment: LoaderEnvironment): Promise<string> {
  const asked = await sendOperation(insurerDayOperation, {}, environment);
  const told = asked.succeeded ? asked.value.vandaag : null;
  return told ?? dayInNetherlands(nowIn(environment));
}
