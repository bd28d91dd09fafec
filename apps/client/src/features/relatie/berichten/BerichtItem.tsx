import { formatDay } from '@mijn/domain/dayOnScreen';
import { Row } from '@mijn/ui/Row';
import { StatusBadge } from '@mijn/ui/StatusBadge';
import {
  CalendarClock,
  FileCheck,
  MessageCircle,
  PiggyBank,
  ReceiptEuro,
  Undo2,
} from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { useToday } from '../../../api/today.ts';
import * as m from '../../../generated/texts/berichten.js';
import { type Bericht, berichtPath, berichtTone, berichtWords, openAddress } from './bericht.ts';

const icons = {
  declaratie: FileCheck,
  uitbetaling: PiggyBank,
  tegoed: PiggyBank,
  betaalverzoek: ReceiptEuro,
  termijn: CalendarClock,
  reactie: MessageCircle,
  correctie: Undo2,
  eigenRisico: Undo2,
} as const;

interface BerichtItemProps {
  readonly bericht: Bericht;
  /** No script marks it as read yet: following it has to. */
  readonly marksItself: boolean;
}

/** A message in the list: what, why or by when, and whether it is new; the whole row leads to its page. */
export function BerichtItem({ bericht, marksItself }: BerichtItemProps) {
  const { language } = useAppEnvironment();
  const today = useToday();
  const { title, text } = berichtWords(bericht, today, language);
  const { soort, datum, gelezen, berichtId } = bericht;
  const path = berichtPath(bericht);
  return (
    <Row
      icon={icons[soort]}
      tone={berichtTone(bericht)}
      title={title}
      subtitle={
        <>
          {text}
          <br />
          <small>{formatDay(datum, language)}</small>
        </>
      }
      href={path && !gelezen && marksItself ? openAddress(berichtId) : path}
      status={gelezen ? undefined : <StatusBadge kind="info" text={m.unread()} />}
    />
  );
}
