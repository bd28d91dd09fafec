import { fieldId } from '../../../../forms/bindFields.ts';

/** Id of the first of several bills, for the links of the error summary. */
export const severalId = fieldId('several');
