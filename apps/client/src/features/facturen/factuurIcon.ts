import { type FactuurKind, isFactuurKind } from '@mijn/domain/factuur';
import type { IconDrawing } from '@mijn/ui/Icon';
import { CalendarClock, HeartPulse, ReceiptEuro, Scale, ShieldCheck } from 'lucide-react';

const icons: Readonly<Record<FactuurKind, IconDrawing>> = {
  Zorgpremie: ShieldCheck,
  EigenrisicoEigenbijdrage: HeartPulse,
  Eigenrisicotermijn: CalendarClock,
  Eigenrisicoeindafrekening: Scale,
};

/** Returns the icon of an invoice by its kind; a receipt for an unknown kind. */
export function factuurIcon(kind: string): IconDrawing {
  return isFactuurKind(kind) ? icons[kind] : ReceiptEuro;
}
