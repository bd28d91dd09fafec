import { formatDay } from '@mijn/domain/datum';
import { pathOfBrief } from '@mijn/domain/filePaths';
import { buttonClass } from '@mijn/ui/Button';
import { Row } from '@mijn/ui/Row';
import {
  CalendarClock,
  FileCheck,
  FileText,
  Handshake,
  MessageCircle,
  PenLine,
  PiggyBank,
  ReceiptEuro,
  Undo2,
} from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { useToday } from '../../../api/today.ts';
import * as m from '../../../generated/texts/berichten.js';
import * as words from '../../../generated/texts/shared.js';
import { type Bericht, berichtPath, berichtTone, berichtWords, openAddress } from './bericht.ts';

const icons = {
  declaratie: FileCheck,
  uitbetaling: PiggyBank,
  tegoed: PiggyBank,
  betaalverzoek: ReceiptEuro,
  termijn: CalendarClock,
  reactie: MessageCircle,
  vraag: MessageCircle,
  correctie: Undo2,
  eigenRisico: Undo2,
  premieachterstand: ReceiptEuro,
  betalingTerug: Undo2,
  betalingTeruggehaald: Undo2,
  betalingHersteld: ReceiptEuro,
  betalingKloptNiet: Undo2,
  rekening: PenLine,
  incassoGestart: PenLine,
  incassoGestopt: PenLine,
  polisblad: FileText,
  machtigingGegeven: Handshake,
  machtigingIngetrokken: Handshake,
  overig: FileText,
} as const;

interface BerichtItemProps {
  readonly bericht: Bericht;
  /** Script does not run yet, so the link itself has to mark it as read. */
  readonly marksItself: boolean;
}

/**
 * A message in the list: one line, a duty if there is one, and a mark when it is new. The whole row links to its page.
 * A letter about the same subject has its own row below it.
 */
export function BerichtItem({ bericht, marksItself }: BerichtItemProps) {
  const { language } = useAppEnvironment();
  const today = useToday();
  const { title, text } = berichtWords(bericht, today, language);
  const { soort, datum, gelezen, berichtId, briefId } = bericht;
  const path = berichtPath(bericht);
  const row = (
    <Row
      icon={Object.hasOwn(icons, soort) ? icons[soort] : icons.overig}
      tone={berichtTone(bericht)}
      title={title}
      subtitle={text}
      href={path && !gelezen && marksItself ? openAddress(berichtId) : path}
      unread={!gelezen && m.unread()}
    />
  );
  if (!briefId) return row;
  return (
    <>
      {row}
      <Row
        icon={FileText}
        title={m.letter()}
        action={
          <a
            href={pathOfBrief(briefId, language)}
            download
            className={buttonClass({ variant: 'secondary', small: true })}
            aria-label={m.saveLetter({ day: formatDay(datum, language) })}
          >
            {words.saveAsPdf()}
          </a>
        }
      />
    </>
  );
}
