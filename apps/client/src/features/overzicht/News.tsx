import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { pages, pathOfDeclaratie } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { List } from '@mijn/ui/List';
import { Row } from '@mijn/ui/Row';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import { declaratieTitle } from '../declaraties/declaratieTitle.ts';
import type { DeclaratieInList } from '../declaraties/declaraties.fragments.ts';
import { forWhom, isPaidOut, nothingBecause } from '../declaraties/rowWords.ts';
import { zorgsoortIcon } from '../declaraties/zorgsoortIcon.ts';
import * as m from '../../generated/texts/overzicht.js';
import * as words from '../../generated/texts/shared.js';
import { shownAtMost } from './shownDeclaraties.ts';

function outcome(declaratie: DeclaratieInList, today: string, language: Language): string {
  const { uitgekeerdBedrag, soortIndiener } = declaratie;
  if (uitgekeerdBedrag === null) return words.isAssessed();
  const bedrag = formatAmount(uitgekeerdBedrag, language);
  if (soortIndiener === 'Zorgverlener') {
    return uitgekeerdBedrag === 0 ? m.assessedZorgverlener() : m.paidZorgverlener({ bedrag });
  }
  if (uitgekeerdBedrag === 0) return m.nothingBack();
  return (isPaidOut(declaratie, today) ? m.somePaid : m.someBack)({ bedrag });
}

// The care, and the reason where nothing is paid.
function aboutWhat(declaratie: DeclaratieInList, withNames: boolean, language: Language): string {
  const care = declaratieTitle(declaratie, language);
  const name = withNames ? forWhom(declaratie, language) : undefined;
  const about = name === undefined ? care : m.aboutCare({ care, name });
  if (declaratie.uitgekeerdBedrag !== 0) return about;
  const reason = nothingBecause(declaratie);
  return reason === undefined ? m.readWhy({ about }) : m.because({ about, reason });
}

interface NewsProps {
  /** Results that were not seen yet, at least as many as are shown. */
  readonly nieuw: readonly DeclaratieInList[];
  readonly unseenCount: number;
  /** There may be more of them than the overview loaded. */
  readonly more: boolean;
  /** Numbers of claims whose money waits because no account is known. */
  readonly waiting: readonly string[];
  /** More than one person is insured. */
  readonly withNames: boolean;
}

/** Results of claims that the person has not seen yet, the answer first. */
export function News({ nieuw, unseenCount, more, waiting, withNames }: NewsProps) {
  const { language } = useAppEnvironment();
  const today = useToday();
  if (nieuw.length === 0) return null;
  return (
    <Card title={m.news()}>
      <List>
        {nieuw.slice(0, shownAtMost).map((declaratie) => {
          const { nummer, zorgSoorten, uitgekeerdBedrag, soortIndiener } = declaratie;
          const gets = soortIndiener !== 'Zorgverlener' && (uitgekeerdBedrag ?? 0) > 0;
          return (
            <Row
              key={nummer}
              icon={zorgsoortIcon(zorgSoorten)}
              tone={gets && !waiting.includes(nummer) ? 'positive' : 'plain'}
              title={outcome(declaratie, today, language)}
              subtitle={aboutWhat(declaratie, withNames, language)}
              href={pathOfDeclaratie(nummer)}
            />
          );
        })}
      </List>
      {unseenCount > shownAtMost && (
        <Link href={pages.declaraties.path}>
          {more ? m.allAssessed() : m.allResults({ aantal: String(unseenCount) })}
        </Link>
      )}
    </Card>
  );
}
