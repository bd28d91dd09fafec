import { type PageName, pages } from '@mijn/domain/paths';
import type { FrameItem } from '@mijn/ui/Frame';
import { ChartColumn, FileText, House, IdCard, ReceiptEuro } from 'lucide-react';
import * as t from '../generated/texts/app.js';
import * as words from '../generated/texts/shared.js';

type IconDrawing = FrameItem['icon'];

interface Place {
  readonly page: PageName;
  readonly label: () => string;
  readonly icon: IconDrawing;
  /** Pages that have no place of their own and belong here. */
  readonly also?: readonly PageName[];
}

// Only what exists: a new screen gets its line here.
const places: readonly Place[] = [
  { page: 'overzicht', label: t.navOverzicht, icon: House },
  {
    page: 'declaraties',
    label: words.declaraties,
    icon: FileText,
    also: ['declaratie', 'declaratieIndienen'],
  },
  { page: 'zorgpas', label: words.zorgpas, icon: IdCard },
  {
    page: 'facturen',
    label: words.facturen,
    icon: ReceiptEuro,
    also: [
      'factuur',
      'betaalverzoek',
      'specificatie',
      'betalingAfhandeling',
      'betalingGelukt',
      'betalingMislukt',
    ],
  },
  { page: 'zorgkosten', label: words.zorgkosten, icon: ChartColumn },
];

/** The places of the navigation, with the one that is shown now. */
export function navigation(here: PageName | undefined): FrameItem[] {
  return places.map(({ page, label, icon, also = [] }) => ({
    key: page,
    label: label(),
    icon,
    href: pages[page].path,
    active: page === here || (here !== undefined && also.includes(here)),
  }));
}
