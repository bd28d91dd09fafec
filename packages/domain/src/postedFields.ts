import { fileRules } from './constants.ts';
import { fieldLimits } from './fieldLimits.ts';

// Maximum number of fields in a claim's form: per line, per file, and others.
const fieldsOfLine = 8;
const fieldsOfFile = 12;
const fieldsBesides = 60;

/** Maximum number of fields in a posted form with files: the longest bill with the most files. */
export const postedFieldsAtMost =
  fieldLimits.regels * fieldsOfLine + fileRules.maximumCount * fieldsOfFile + fieldsBesides;

/** Maximum size in bytes of all fields of a posted form with files: about twice the longest bill's. */
export const postedFieldBytesAtMost = 1024 * 1024;
