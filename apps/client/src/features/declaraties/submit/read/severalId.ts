import { fieldId } from '../../../../forms/bindFields.ts';

/** The first of several bills, for the links of the error summary. */
export const severalId = fieldId('several');
