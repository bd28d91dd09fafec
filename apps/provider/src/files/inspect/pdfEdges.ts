import type { FindingCode } from '@mijn/domain/meldingCodes';
import { containsForeignContent, containsZip, isPadding } from './hidden.ts';

/**
 * What stands before the header or behind the last `%%EOF` is no part of a PDF: a file that is two
 * things at once is refused (docs/decisions.md §5), although writing it anew would leave one of them.
 */
export function inspectEdges(content: Buffer): FindingCode | undefined {
  const end = content.lastIndexOf('%%EOF');
  if (end === -1) return 'beschadigd';
  if (!isPadding(content.subarray(end + 5)) || containsZip(content)) return 'verborgenInhoud';
  return containsForeignContent(content.subarray(5, 512)) ? 'verborgenInhoud' : undefined;
}
