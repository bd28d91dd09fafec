import type { FactuurStatusCode } from '@mijn/domain/factuurstatus';
import type { Icoon } from '@mijn/ui/Pictogram';
import { StatusLabel } from '@mijn/ui/StatusLabel';
import {
  Banknote,
  Bell,
  CalendarCheck,
  CalendarSync,
  Check,
  CircleX,
  HandCoins,
  Handshake,
  Info,
  ReceiptEuro,
  Scale,
  TriangleAlert,
} from 'lucide-react';
import { useAppOmgeving } from '../../api/omgeving.ts';
import { leesStatus, type MetStatus } from './factuurStatus.ts';
import { statusWoorden } from './statusWoorden.ts';

const iconen: Readonly<Record<FactuurStatusCode, Icoon>> = {
  betaald: Check,
  verrekend: Check,
  zieEindafrekening: Scale,
  teBetalen: ReceiptEuro,
  herinnering: Bell,
  aanmaning: TriangleAlert,
  teOntvangen: Banknote,
  incassoMislukt: CircleX,
  betaalgemakBeeindigd: CircleX,
  herincasso: CalendarSync,
  incassoGepland: CalendarCheck,
  betalingsregeling: HandCoins,
  schuldregeling: Handshake,
};

/** The icon of a status; a plain one where we do not know it. */
export function statusIcoon(factuur: MetStatus): Icoon {
  const { code } = leesStatus(factuur);
  return code === undefined ? Info : iconen[code];
}

/** An invoice's status (§4): icon, words and colour. */
export function FactuurStatusLabel({ factuur }: { readonly factuur: MetStatus }) {
  const { taal } = useAppOmgeving();
  const { tekst, letterlijk } = statusWoorden(factuur, taal);
  return (
    <StatusLabel
      soort={leesStatus(factuur).toon}
      tekst={tekst}
      pictogram={statusIcoon(factuur)}
      lang={letterlijk ? 'nl' : undefined}
    />
  );
}
