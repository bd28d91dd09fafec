import { fieldLimits } from './fieldLimits.ts';

// Numbers and not lengths.
const { huisnummer: _number, volgnummer: _line, amountOfCare: _cents, ...lengths } = fieldLimits;

/** The most bytes of UTF-8 that the longest field takes: three for each of its UTF-16 characters. */
export const longestFieldBytes = 3 * Math.max(...Object.values(lengths));
