import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import { pathOfDeclaratie, pages } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { Card } from '@mijn/ui/Card';
import { List } from '@mijn/ui/List';
import { Row } from '@mijn/ui/Row';
import { Link } from '@mijn/ui/Link';
import { CircleCheckBig, ReceiptEuro } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import { declaratieTitle } from '../../features/declaraties/declaratieTitle.ts';
import type { DeclaratieInRow } from '../../features/declaraties/declaraties.fragments.ts';
import { forWhom, isPaidOut, nothingBecause } from '../../features/declaraties/rowWords.ts';
import { zorgsoortIcon } from '../../features/declaraties/zorgsoortIcon.ts';
import { isPayable } from '../../features/facturen/phase/betaalverzoekPhase.ts';
import * as m from '../../generated/texts/overzicht.js';
import * as words from '../../generated/texts/shared.js';
import { ToFinishRow } from './ToFinishRow.tsx';
import { shownAtMost } from './shownDeclaraties.ts';
import type { ToPay } from './toPay.ts';
import { ToPayRow } from './ToPayRow.tsx';

function outcome(declaratie: DeclaratieInRow, today: string, language: Language): string {
  const { uitgekeerdBedrag, soortIndiener } = declaratie;
  if (uitgekeerdBedrag === null) return words.isAssessed();
  const bedrag = formatAmount(uitgekeerdBedrag, language);
  if (soortIndiener === 'Zorgverlener') {
    return uitgekeerdBedrag === 0 ? m.assessedZorgverlener() : m.paidZorgverlener({ bedrag });
  }
  if (uitgekeerdBedrag === 0) return m.nothingBack();
  return (isPaidOut(declaratie, today) ? m.somePaid : m.someBack)({ bedrag });
}

// What it is about, and where nothing is paid why.
function aboutWhat(declaratie: DeclaratieInRow, withNames: boolean, language: Language): string {
  const care = declaratieTitle(declaratie, language);
  const name = withNames ? forWhom(declaratie, language) : undefined;
  const about = name === undefined ? care : m.aboutCare({ care, name });
  if (declaratie.uitgekeerdBedrag !== 0) return about;
  const reason = nothingBecause(declaratie);
  return reason === undefined ? m.readWhy({ about }) : m.because({ about, reason });
}

interface AssessedRowProps {
  readonly declaratie: DeclaratieInRow;
  /** Its money waits because no account is known: nothing comes yet. */
  readonly waits: boolean;
  readonly today: string;
  readonly withNames: boolean;
}

// The answer first, then what it is about.
function AssessedRow({ declaratie, waits, today, withNames }: AssessedRowProps) {
  const { language } = useAppEnvironment();
  const { nummer, zorgSoorten, uitgekeerdBedrag, soortIndiener } = declaratie;
  const gets = !waits && soortIndiener !== 'Zorgverlener' && (uitgekeerdBedrag ?? 0) > 0;
  return (
    <Row
      icon={zorgsoortIcon(zorgSoorten)}
      tone={gets ? 'positive' : 'plain'}
      title={outcome(declaratie, today, language)}
      subtitle={aboutWhat(declaratie, withNames, language)}
      href={pathOfDeclaratie(nummer)}
    />
  );
}

interface AttentionProps {
  /** Results that were not seen yet, at least as many as are shown. */
  readonly nieuw: readonly DeclaratieInRow[];
  /** How many there are of them. */
  readonly unseenCount: number;
  /** There may be more of them, that are not known of. */
  readonly more?: boolean;
  /** The most urgent first. */
  readonly toPay: readonly ToPay[];
  /** Numbers of those whose money waits because no account is known. */
  readonly waiting?: readonly string[];
  /** When the claim was kept that was not sent in yet, RFC 3339. */
  readonly conceptSavedAt?: string | undefined;
  readonly today: string;
  /** Where more than one person is insured. */
  readonly withNames: boolean;
  /** The notice that stands below it, which asks for something too. */
  readonly melding?: string | null;
}

function Results(props: AttentionProps) {
  const { nieuw, waiting = [], conceptSavedAt, today, withNames } = props;
  return (
    <>
      {nieuw.slice(0, shownAtMost).map((declaratie) => (
        <AssessedRow
          key={declaratie.nummer}
          declaratie={declaratie}
          waits={waiting.includes(declaratie.nummer)}
          today={today}
          withNames={withNames}
        />
      ))}
      {conceptSavedAt !== undefined && <ToFinishRow savedAt={conceptSavedAt} />}
    </>
  );
}

/** What asks for the person's attention, what must be paid before all else; or that nothing does. */
export function Attention(props: AttentionProps) {
  const { nieuw, unseenCount, more, toPay, conceptSavedAt, today, melding } = props;
  if (nieuw.length + toPay.length === 0 && conceptSavedAt === undefined) {
    return (
      <Answer kind="positive" icon={CircleCheckBig} title={m.upToDateTitle()}>
        {!melding && <p>{m.upToDateText()}</p>}
      </Answer>
    );
  }
  // What the bank is at stands at the end, and may not be missed: it would be paid again.
  const shown = toPay.filter((one, i) => i < shownAtMost || !isPayable(one));
  return (
    <Card title={m.attention()}>
      <List>
        {shown.map((betaalverzoek, i) => (
          <ToPayRow
            key={betaalverzoek.betalingsKenmerk}
            betaalverzoek={betaalverzoek}
            today={today}
            first={i === 0}
          />
        ))}
        {shown.length < toPay.length && (
          <Row
            icon={ReceiptEuro}
            title={m.allToPay({ aantal: String(toPay.length) })}
            href={pages.facturen.path}
          />
        )}
        <Results {...props} />
      </List>
      {unseenCount > shownAtMost && (
        <Link href={pages.declaraties.path}>
          {more ? m.allAssessed() : m.allResults({ aantal: String(unseenCount) })}
        </Link>
      )}
    </Card>
  );
}
