import { type FactuurSoort, isFactuurSoort } from '@mijn/domain/factuursoorten';
import type { Icoon } from '@mijn/ui/Pictogram';
import { CalendarClock, HeartPulse, ReceiptEuro, Scale, ShieldCheck } from 'lucide-react';

const iconen: Readonly<Record<FactuurSoort, Icoon>> = {
  Zorgpremie: ShieldCheck,
  EigenrisicoEigenbijdrage: HeartPulse,
  Eigenrisicotermijn: CalendarClock,
  Eigenrisicoeindafrekening: Scale,
};

/** The icon of an invoice by its kind; a bill for a kind that we do not know. */
export function factuurIcoon(soort: string): Icoon {
  return isFactuurSoort(soort) ? iconen[soort] : ReceiptEuro;
}
