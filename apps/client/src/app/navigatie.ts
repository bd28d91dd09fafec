import { type PaginaNaam, paginas } from '@mijn/domain/paden';
import type { FrameItem } from '@mijn/ui/Frame';
import { Camera, FileText, House, ReceiptEuro } from 'lucide-react';
import * as t from '../generated/teksten/app.js';

type Icoon = FrameItem['pictogram'];

interface Plaats {
  readonly pagina: PaginaNaam;
  readonly label: () => string;
  readonly kort?: () => string;
  readonly pictogram: Icoon;
  /** Pages that have no place of their own and belong here. */
  readonly ook?: readonly PaginaNaam[];
}

// Only what exists: a new screen gets its line here.
const plaatsen: readonly Plaats[] = [
  { pagina: 'overzicht', label: t.navOverzicht, pictogram: House },
  { pagina: 'declaraties', label: t.navDeclaraties, pictogram: FileText, ook: ['declaratie'] },
  {
    pagina: 'declaratieIndienen',
    label: t.navIndienen,
    kort: t.navIndienenKort,
    pictogram: Camera,
  },
  {
    pagina: 'facturen',
    label: t.navFacturen,
    pictogram: ReceiptEuro,
    ook: [
      'factuur',
      'betaalverzoek',
      'specificatie',
      'betalingAfhandeling',
      'betalingGelukt',
      'betalingMislukt',
    ],
  },
];

/** The places of the navigation, with the one that is shown now. */
export function navigatie(hier: PaginaNaam | undefined): FrameItem[] {
  return plaatsen.map(({ pagina, label, kort, pictogram, ook = [] }) => ({
    sleutel: pagina,
    label: label(),
    kort: kort?.(),
    pictogram,
    href: paginas[pagina].pad,
    actief: hier !== undefined && (pagina === hier || ook.includes(hier)),
  }));
}
