import { operation } from '../../../../api/operation.ts';

export const insurerDayOperation = operation(`query InsurerDay { relatie { vandaag } }`);
