import type { FactuurStatusCode } from '@mijn/domain/factuurstatus';
import type { IconDrawing } from '@mijn/ui/Icon';
import { StatusBadge } from '@mijn/ui/StatusBadge';
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
import { useAppEnvironment } from '../../api/environment.ts';
import { parseStatus, type StatusSource } from './factuurStatus.ts';
import { shortStatus, statusWords } from './statusWords.ts';

const icons: Readonly<Record<FactuurStatusCode, IconDrawing>> = {
  betaald: Check,
  verrekening: Check,
  seeEindafrekening: Scale,
  toPay: ReceiptEuro,
  herinnering: Bell,
  aanmaning: TriangleAlert,
  toReceive: Banknote,
  incassoFailed: CircleX,
  betaalgemakEnded: CircleX,
  herincasso: CalendarSync,
  incassoPlanned: CalendarCheck,
  betalingsregeling: HandCoins,
  schuldregeling: Handshake,
};

/** Returns the icon of a status; a plain one for an unknown status. */
export function statusIcon(factuur: StatusSource): IconDrawing {
  const { code } = parseStatus(factuur);
  return code === undefined ? Info : icons[code];
}

/** Badge of an invoice's status (§4): icon, words and colour. */
export function FactuurStatusBadge({ factuur }: { readonly factuur: StatusSource }) {
  const { language } = useAppEnvironment();
  const { text, literal } = statusWords(factuur, language);
  return (
    <StatusBadge
      kind={parseStatus(factuur).show}
      text={text}
      icon={statusIcon(factuur)}
      lang={literal ? 'nl' : undefined}
    />
  );
}

/** The same in a word or two, for a list; read aloud in full. */
export function ShortStatusBadge({ factuur }: { readonly factuur: StatusSource }) {
  const { language } = useAppEnvironment();
  const text = shortStatus(factuur);
  if (text === undefined) return <FactuurStatusBadge factuur={factuur} />;
  return (
    <StatusBadge
      kind={parseStatus(factuur).show}
      text={text}
      fullText={statusWords(factuur, language).text}
      icon={statusIcon(factuur)}
    />
  );
}
