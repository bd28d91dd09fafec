import { formatDayShortly } from '@mijn/domain/dayOnScreen';
import { formatAmount, sumOf } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import { pages, pathOfDeclaratie } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { List } from '@mijn/ui/List';
import { Row } from '@mijn/ui/Row';
import { Hourglass } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import { declaratieTitle } from '../../features/declaraties/declaratieTitle.ts';
import type { Onderweg } from '../../features/facturen/tegoed/tegoed.fragments.ts';
import type { DeclaratieInRow } from '../../features/declaraties/declaraties.fragments.ts';
import { forWhom, waitsFor } from '../../features/declaraties/rowWords.ts';
import { zorgsoortIcon } from '../../features/declaraties/zorgsoortIcon.ts';
import * as m from '../../generated/texts/beside.js';
import { Money } from './Money.tsx';

/** A claim with the day by which it is judged; null: not known. */
export type ExpectedDeclaratie = DeclaratieInRow & { readonly verwachtOp: string | null };

// What a care provider sent in is paid to them.
const isComing = ({ status, soortIndiener, bedrag }: ExpectedDeclaratie): boolean =>
  status !== 'AFGEHANDELD' && soortIndiener !== 'Zorgverlener' && bedrag !== null;

function whenWords(declaratie: ExpectedDeclaratie, today: string, language: Language): string {
  const bedrag = formatAmount(declaratie.bedrag ?? 0, language);
  const { verwachtOp } = declaratie;
  if (verwachtOp) return m.by({ bedrag, day: formatDayShortly(verwachtOp, today, language) });
  return `${m.asked({ bedrag })} ${waitsFor(declaratie) ?? m.lookingAt()}`;
}

interface OneProps {
  readonly declaratie: ExpectedDeclaratie;
  readonly withNames: boolean;
}

function One({ declaratie, withNames }: OneProps) {
  const { language } = useAppEnvironment();
  return (
    <Row
      icon={zorgsoortIcon(declaratie.zorgSoorten)}
      title={[declaratieTitle(declaratie, language), withNames && forWhom(declaratie, language)]
        .filter(Boolean)
        .join(', ')}
      subtitle={whenWords(declaratie, useToday(), language)}
      href={pathOfDeclaratie(declaratie.nummer)}
    />
  );
}

type SeveralProps = Pick<ComingProps, 'declaraties' | 'more'>;

// The claims themselves stand among the last ones: here only what they come to, and when one hears first. Where there
// may be older ones, neither is known.
function Several({ declaraties, more }: SeveralProps) {
  const { language } = useAppEnvironment();
  const sum = sumOf(declaraties, ({ bedrag }) => bedrag ?? 0);
  const [first] = declaraties.flatMap(({ verwachtOp }) => verwachtOp ?? []).toSorted();
  const bedrag = formatAmount(sum, language);
  const today = useToday();
  const aantal = String(declaraties.length);
  const known =
    first === undefined
      ? `${m.asked({ bedrag })} ${m.lookingAt()}`
      : m.firstBy({ bedrag, day: formatDayShortly(first, today, language) });
  return (
    <Row
      icon={Hourglass}
      title={more ? m.atLeast({ aantal }) : m.several({ aantal })}
      subtitle={more ? m.lookingAt() : known}
      href={pages.declaraties.path}
    />
  );
}

interface ComingProps {
  readonly declaraties: readonly ExpectedDeclaratie[];
  /** There may be older claims, that are not known of. */
  readonly more?: boolean | undefined;
  /** What is paid to one's account, the first to come first. */
  readonly onderweg: readonly Onderweg[];
  /** Where more than one person is insured. */
  readonly withNames: boolean;
}

/**
 * What the insurer pays one back and by when; and what was sent in and is not judged: how much was asked
 * for, and by when one knows what one gets.
 */
export function Coming({ declaraties, more, onderweg, withNames }: ComingProps) {
  const coming = declaraties.filter(isComing);
  const [only] = coming;
  if (only === undefined && onderweg.length === 0) return null;
  return (
    <Card title={m.title()} small>
      <List>
        <Money onderweg={onderweg} />
        {only && coming.length === 1 && <One declaratie={only} withNames={withNames} />}
        {coming.length > 1 && <Several declaraties={coming} more={more} />}
      </List>
    </Card>
  );
}
