import type { Taal } from '@mijn/domain/taal';
import { isZorgsoort, zorgsoorten } from '@mijn/domain/zorgsoorten';

/** A kind of care in the reader's language; one that we do not know stays as the insurer wrote it. */
export function zorgsoortNaam(zorgsoort: string, taal: Taal): string {
  return taal === 'en' && isZorgsoort(zorgsoort) ? zorgsoorten[zorgsoort].en : zorgsoort;
}

/** All kinds of care that can be chosen, in the order of their names in the reader's language. */
export function zorgsoortKeuzes(taal: Taal): readonly { waarde: string; label: string }[] {
  return Object.keys(zorgsoorten)
    .map((waarde) => ({ waarde, label: zorgsoortNaam(waarde, taal) }))
    .toSorted((een, ander) => een.label.localeCompare(ander.label, taal));
}
