import type { ResultOf } from 'gql.tada';
import { dayInNetherlands } from '@mijn/domain/datum';
import type { LoaderEnvironment } from '../../../../api/environment.ts';
import { textOf } from '../../../../api/operation.ts';
import { type Answer, ApiError, parseResponse, required } from '../../../../api/response.ts';
import { nowIn } from '../../../../api/today.ts';
import { insurerDayOperation } from './insurerDay.operations.ts';

type Result = Answer<ResultOf<typeof insurerDayOperation>>;

/**
 * The insurer's day, `yyyy-mm-dd`, for who answers a posted form (ADR 0029): asked for, as no page brought it. Where
 * it is not told, the calendar's.
 */
export async function fetchInsurerDay(environment: LoaderEnvironment): Promise<string> {
  const calendar = dayInNetherlands(nowIn(environment));
  try {
    const request = { query: textOf(insurerDayOperation), variables: {} };
    const response: Result = parseResponse(await environment.graphql(request));
    return required(response, 'relatie').vandaag ?? calendar;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return calendar;
  }
}
