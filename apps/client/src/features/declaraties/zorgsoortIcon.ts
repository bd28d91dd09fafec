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
import type { IconDrawing } from '@mijn/ui/Icon';

const icons: Record<Zorgsoort, IconDrawing> = {
  Huisarts: Stethoscope,
  Ziekenhuis: Hospital,
  Medicijnen: Pill,
  Laboratorium: FlaskConical,
  Fysiotherapie: Activity,
  Tandarts: Smile,
  'Bril en lenzen': Glasses,
  Hulpmiddelen: Footprints,
  'Hulpmiddelen in bruikleen': Footprints,
  Psycholoog: Brain,
  Ziekenvervoer: Ambulance,
  Verloskundige: Baby,
  Wijkverpleging: Stethoscope,
  Leefstijlprogramma: Activity,
  'Nazorg na donatie': Hospital,
  'Alternatieve zorg': Leaf,
};

/** Returns the icon of a claim by its first kind of care; a lock for hidden care (docs/decisions.md §2). */
export function zorgsoortIcon(kinds: readonly string[] | null): IconDrawing {
  if (kinds === null) return LockKeyhole;
  const first = kinds[0] ?? '';
  return isZorgsoort(first) ? icons[first] : FileText;
}
