import { isZorgsoort, type Zorgsoort } from '@mijn/domain/zorgsoorten';
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

/** The icon of a claim by its first kind of care; a lock where the care is hidden (decisions §2). */
export function zorgsoortIcoon(soorten: readonly string[] | null): Icoon {
  if (soorten === null) return LockKeyhole;
  const eerste = soorten[0] ?? '';
  return isZorgsoort(eerste) ? iconen[eerste] : FileText;
}
