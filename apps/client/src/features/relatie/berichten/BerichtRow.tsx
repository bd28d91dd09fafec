import { formatDay } from '@mijn/domain/datum';
import { Row } from '@mijn/ui/Row';
import { StatusBadge } from '@mijn/ui/StatusBadge';
import { CalendarClock, FileCheck, MessageCircle, PiggyBank, ReceiptEuro } from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/berichten.js';
import { type Bericht, berichtPath, berichtWords } from './bericht.ts';

const icons = {
  declaratie: FileCheck,
  uitbetaling: PiggyBank,
  tegoed: PiggyBank,
  betaalverzoek: ReceiptEuro,
  termijn: CalendarClock,
  reactie: MessageCircle,
} as const;

/** A message in the list: what, why or by when, and whether it is new; the whole row leads to its page. */
export function BerichtRow({ bericht }: { readonly bericht: Bericht }) {
  const { taal } = useAppEnvironment();
  const { title, text } = berichtWords(bericht, taal);
  const { soort, datum, gelezen } = bericht;
  return (
    <Row
      icon={icons[soort]}
      tone={gelezen ? 'plain' : 'attention'}
      title={title}
      subtitle={
        <>
          {text}
          <br />
          <small>{formatDay(datum, taal)}</small>
        </>
      }
      href={berichtPath(bericht)}
      status={gelezen ? undefined : <StatusBadge kind="info" text={m.unread()} />}
    />
  );
}
