import { reactieMaximum } from '@mijn/domain/constanten';
import * as m from '../../../generated/teksten/reageren.js';

/** What is wrong with the words of a question, and how to mend it; undefined when nothing is. */
export function vraagFout(tekst: string): string | undefined {
  const lengte = tekst.trim().length;
  if (lengte === 0) return m.vraagLeeg();
  if (lengte <= reactieMaximum) return undefined;
  return m.vraagTeLang({ teveel: String(lengte - reactieMaximum) });
}
