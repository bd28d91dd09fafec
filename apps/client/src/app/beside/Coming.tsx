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
      title={[declaratieTitle(declaratie, language), withNames && forWhom(declaratie)]
        .filter(Boolean)
        .join(', ')}
      subtitle={whenWords(declaratie, useToday(), language)}
      href={pathOfDeclaratie(declaratie.nummer)}
    />
  );
}

// The claims themselves stand among the last ones: here only what they come to, and when one hears first.
function Several({ declaraties }: { readonly declaraties: readonly ExpectedDeclaratie[] }) {
  const { language } = useAppEnvironment();
  const sum = sumOf(declaraties, ({ bedrag }) => bedrag ?? 0);
  const [first] = declaraties.flatMap(({ verwachtOp }) => verwachtOp ?? []).toSorted();
  const bedrag = formatAmount(sum, language);
  const today = useToday();
  return (
    <Row
      icon={Hourglass}
      title={m.several({ aantal: String(declaraties.length) })}
      subtitle={
        first === undefined
          ? `${m.asked({ bedrag })} ${m.lookingAt()}`
          : m.firstBy({ bedrag, day: formatDayShortly(first, today, language) })
      }
      href={pages.declaraties.path}
    />
  );
}

interface ComingProps {
  readonly declaraties: readonly ExpectedDeclaratie[];
  /** What is paid to one's account, the first to come first. */
  readonly onderweg: readonly Onderweg[];
  /** Where more than one person is insured. */
  readonly withNames: boolean;
}

/**
 * What the insurer pays one back and by when; and what was sent in and is not judged: how much was asked
 * for, and by when one knows what one gets.
 */
export function Coming({ declaraties, onderweg, withNames }: ComingProps) {
  const coming = declaraties.filter(isComing);
  const [only] = coming;
  if (only === undefined && onderweg.length === 0) return null;
  return (
    <Card title={m.title()} small>
      <List>
        <Money onderweg={onderweg} />
        {only && coming.length === 1 && <One declaratie={only} withNames={withNames} />}
        {coming.length > 1 && <Several declaraties={coming} />}
      </List>
    </Card>
  );
}
