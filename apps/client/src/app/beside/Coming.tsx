import { formatDayWithoutYear } from '@mijn/domain/dayOnScreen';
import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import { pages, pathOfDeclaratie } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { List } from '@mijn/ui/List';
import { Row } from '@mijn/ui/Row';
import { Hourglass } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import { declaratieTitle } from '../../features/declaraties/declaratieTitle.ts';
import type { DeclaratieInRow } from '../../features/declaraties/declaraties.fragments.ts';
import { forWhom, waitsFor } from '../../features/declaraties/rowWords.ts';
import { zorgsoortIcon } from '../../features/declaraties/zorgsoortIcon.ts';
import * as m from '../../generated/texts/beside.js';

/** A claim with the day by which it is judged; null: not known. */
export type ExpectedDeclaratie = DeclaratieInRow & { readonly verwachtOp: string | null };

// What a care provider sent in is paid to them.
const isComing = ({ status, soortIndiener, bedrag }: ExpectedDeclaratie): boolean =>
  status !== 'AFGEHANDELD' && soortIndiener !== 'Zorgverlener' && bedrag !== null;

function whenWords(declaratie: ExpectedDeclaratie, language: Language): string {
  const bedrag = formatAmount(declaratie.bedrag ?? 0, language);
  const { verwachtOp } = declaratie;
  if (verwachtOp) return m.by({ bedrag, dag: formatDayWithoutYear(verwachtOp, language) });
  return `${m.asked({ bedrag })} ${waitsFor(declaratie) ?? m.lookingAt()}`;
}

function One({ declaratie }: { readonly declaratie: ExpectedDeclaratie }) {
  const { taal } = useAppEnvironment();
  return (
    <Row
      icon={zorgsoortIcon(declaratie.zorgSoorten)}
      title={[declaratieTitle(declaratie, taal), forWhom(declaratie)].filter(Boolean).join(', ')}
      subtitle={whenWords(declaratie, taal)}
      href={pathOfDeclaratie(declaratie.nummer)}
    />
  );
}

// The claims themselves stand among the last ones: here only what they come to, and when one hears first.
function Several({ declaraties }: { readonly declaraties: readonly ExpectedDeclaratie[] }) {
  const { taal } = useAppEnvironment();
  const sum = declaraties.reduce((until, { bedrag }) => until + (bedrag ?? 0), 0);
  const [first] = declaraties.flatMap(({ verwachtOp }) => verwachtOp ?? []).toSorted();
  const bedrag = formatAmount(sum, taal);
  return (
    <Row
      icon={Hourglass}
      title={m.several({ aantal: String(declaraties.length) })}
      subtitle={
        first === undefined
          ? `${m.asked({ bedrag })} ${m.lookingAt()}`
          : m.firstBy({ bedrag, dag: formatDayWithoutYear(first, taal) })
      }
      href={pages.declaraties.path}
    />
  );
}

/** What was sent in and is not judged: how much was asked for, and by when one knows what one gets. */
export function Coming({ declaraties }: { readonly declaraties: readonly ExpectedDeclaratie[] }) {
  const coming = declaraties.filter(isComing);
  const [only] = coming;
  if (only === undefined) return null;
  return (
    <Card title={m.title()} level={3}>
      <List>
        {coming.length === 1 ? <One declaratie={only} /> : <Several declaraties={coming} />}
      </List>
    </Card>
  );
}
