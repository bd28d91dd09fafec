import { fieldLimits } from './fieldLimits.ts';

// These limits are highest values, not lengths.
const { huisnummer: _number, volgnummer: _line, amountOfCare: _cents, ...lengths } = fieldLimits;

/** Maximum size of the longest field in bytes of UTF-8: three for each UTF-16 code unit. */
export const longestFieldBytes = 3 * Math.max(...Object.values(lengths));
