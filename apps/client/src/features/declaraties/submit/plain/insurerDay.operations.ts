import { operation } from '../../../../api/operation.ts';

/** Loads the insurer's day, an extension. */
export const insurerDayOperation = operation(`query InsurerDay { relatie { vandaag } }`);
