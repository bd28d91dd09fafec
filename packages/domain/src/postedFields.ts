import { fileRules } from './constants.ts';
import { fieldLimits } from './fieldLimits.ts';

// What the form of a claim has at most for each line, for each of its files, and besides.
const fieldsOfLine = 8;
const fieldsOfFile = 12;
const fieldsBesides = 60;

/** How many fields a posted form with files has at most: those of the longest bill with the most files. */
export const postedFieldsAtMost =
  fieldLimits.regels * fieldsOfLine + fileRules.maximumCount * fieldsOfFile + fieldsBesides;

/** How many bytes of UTF-8 all fields of a posted form with files have together at most: some twice the longest bill's. */
export const postedFieldBytesAtMost = 1024 * 1024;
