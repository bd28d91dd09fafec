import { operation } from '../../../../api/operation.ts';

/** The insurer's day, an extension. */
export const insurerDayOperation = operation(`query InsurerDay { relatie { vandaag } }`);
