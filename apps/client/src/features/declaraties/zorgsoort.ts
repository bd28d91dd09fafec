import type { Taal } from '@mijn/domain/taal';
import { isZorgsoort, type Zorgsoort, zorgsoorten } from '@mijn/domain/zorgsoorten';
import {
  Activity,
  Ambulance,
  Baby,
  Brain,
  FileText,
  FlaskConical,
  Footprints,
  Glasses,
  Hospital,
  Leaf,
  LockKeyhole,
  Pill,
  Smile,
  Stethoscope,
} from 'lucide-react';
import type { Icoon } from '@mijn/ui/Pictogram';

const iconen: Record<Zorgsoort, Icoon> = {
  Huisarts: Stethoscope,
  Ziekenhuis: Hospital,
  Medicijnen: Pill,
  Laboratorium: FlaskConical,
  Fysiotherapie: Activity,
  Tandarts: Smile,
  'Bril en lenzen': Glasses,
  Hulpmiddelen: Footprints,
  Psycholoog: Brain,
  Ziekenvervoer: Ambulance,
  Verloskundige: Baby,
  'Alternatieve zorg': Leaf,
};

/** A kind of care in the reader's language; one that we do not know stays as the insurer wrote it. */
export function zorgsoortNaam(zorgsoort: string, taal: Taal): string {
  return taal === 'en' && isZorgsoort(zorgsoort) ? zorgsoorten[zorgsoort].en : zorgsoort;
}

/** The icon of a claim by its first kind of care; a lock where the care is hidden (decisions §2). */
export function zorgsoortIcoon(soorten: readonly string[] | null): Icoon {
  if (soorten === null) return LockKeyhole;
  const eerste = soorten[0] ?? '';
  return isZorgsoort(eerste) ? iconen[eerste] : FileText;
}

/** All kinds of care that can be chosen, in the order of their names in the reader's language. */
export function zorgsoortKeuzes(taal: Taal): readonly { waarde: string; label: string }[] {
  return Object.keys(zorgsoorten)
    .map((waarde) => ({ waarde, label: zorgsoortNaam(waarde, taal) }))
    .toSorted((een, ander) => een.label.localeCompare(ander.label, taal));
}
