import type { Language } from '@mijn/domain/language';
import type { Bereik } from '@mijn/domain/machtiging';
import { type PageName, pages, zorgkostenWithEigenRisico } from '@mijn/domain/paths';
import * as m from '../../generated/texts/app.js';
import type { FrameItem } from '@mijn/ui/Frame';
import {
  Bell,
  ChartColumn,
  FileText,
  Gauge,
  House,
  IdCard,
  ReceiptEuro,
  UserRound,
} from 'lucide-react';

type IconDrawing = FrameItem['icon'];

interface Place {
  readonly page: PageName;
  readonly icon: IconDrawing;
  /** Address, if other than the path of the page. */
  readonly href?: string;
  /** Scope that a representative needs; without it the place is the person's own. */
  readonly scope?: Bereik;
  /** Pages without a place of their own that belong to this one. */
  readonly also?: readonly PageName[];
}

// Lists existing screens only: a new screen is added here.
const places: readonly Place[] = [
  { page: 'overzicht', icon: House },
  {
    page: 'declaraties',
    scope: 'zorg',
    icon: FileText,
    also: ['declaratie', 'declaratieIndienen'],
  },
  { page: 'zorgpas', icon: IdCard },
  {
    page: 'facturen',
    scope: 'facturen',
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
  {
    page: 'zorgkosten',
    scope: 'zorg',
    icon: ChartColumn,
    href: zorgkostenWithEigenRisico,
    also: ['vooruit'],
  },
  { page: 'zorggebruik', scope: 'zorg', icon: Gauge, also: ['vergoedingen'] },
  { page: 'berichten', icon: Bell, also: ['vragen', 'vraagStellen'] },
  {
    page: 'mijnGegevens',
    icon: UserRound,
    also: [
      'betaalinstellingen',
      'documenten',
      'apparaten',
      'inzage',
      'wijzigingen',
      'bewaard',
      'machtigingen',
    ],
  },
];

interface NavigationFacts {
  readonly unread: number | null;
  readonly due: number;
  readonly withFacturen: boolean;
  /** Scopes of a representative; absent for the person. */
  readonly acting?: readonly Bereik[] | undefined;
}

/**
 * Returns the places of the navigation, with the current one marked.
 * @param unread number of unread messages; null when the insurer has none, an extension
 * @param due number of payment requests to pay
 * @param withFacturen false for a person who can never get an invoice
 */
export function navigation(
  here: PageName | undefined,
  language: Language,
  { unread, due, withFacturen, acting }: NavigationFacts,
): FrameItem[] {
  const counts: Readonly<Partial<Record<PageName, FrameItem['count']>>> = {
    ...(unread && { berichten: { number: unread, text: m.unread({ aantal: String(unread) }) } }),
    ...(due > 0 && { facturen: { number: due, text: m.due({ aantal: String(due) }) } }),
  };
  const known = places.filter(
    ({ page, scope }) =>
      (!acting || (scope !== undefined && acting.includes(scope))) &&
      (page !== 'berichten' || unread !== null) &&
      (page !== 'facturen' || withFacturen),
  );
  return known.map(({ page, icon, href, also = [] }) => ({
    key: page,
    label: pages[page].titel[language],
    icon,
    href: href ?? pages[page].path,
    count: counts[page],
    active: page === here || (here !== undefined && also.includes(here)),
  }));
}
