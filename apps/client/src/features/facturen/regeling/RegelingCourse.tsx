import { formatFactuurkenmerk } from '@mijn/domain/betalingskenmerk';
import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import { pathOfFactuur } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { DateText } from '@mijn/ui/DateText';
import { type Fact, Facts } from '@mijn/ui/Facts';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../../api/environment.ts';
import { MaskedIban } from '../../../help/MaskedIban.tsx';
import * as regelingWords from '../../../generated/texts/regeling.js';
import type { Regeling, RegelingInDetail } from './regeling.ts';

type Course = NonNullable<RegelingInDetail['verloop']>;

function termijnWords(course: Course, language: Language): string {
  const { termijnen, termijnBedrag, laatsteBedrag } = course;
  const bedrag = formatAmount(termijnBedrag, language);
  const last = formatAmount(laatsteBedrag, language);
  if (laatsteBedrag === termijnBedrag || termijnen < 2) {
    return regelingWords.times({ aantal: String(termijnen), bedrag: last });
  }
  return regelingWords.timesLast({ aantal: String(termijnen - 1), bedrag, last });
}

function Facturen({ facturen }: Pick<Course, 'facturen'>) {
  return facturen.map((kenmerk) => (
    <div key={kenmerk}>
      <Link href={pathOfFactuur(kenmerk)}>{formatFactuurkenmerk(kenmerk)}</Link>
    </div>
  ));
}

interface RegelingCourseProps {
  readonly regeling: Regeling & Partial<RegelingInDetail>;
  /** The account that is debited, masked; null where the insurer tells none. */
  readonly iban: string | null;
  /** The page is of one of its invoices, and needs no way there. */
  readonly withFacturen?: boolean;
}

/** What was agreed: the number of the arrangement, its terms, their days and the account; nothing where it is not told. */
export function RegelingCourse({ regeling, iban, withFacturen = true }: RegelingCourseProps) {
  const { language } = useAppEnvironment();
  const { verloop: course } = regeling;
  if (!course) return null;
  const facts: Fact[] = [
    {
      key: 'termijnen',
      term: regelingWords.termijnen(),
      value: termijnWords(course, language),
    },
    { key: 'first', term: regelingWords.firstDay(), value: <DateText day={course.eersteDatum} /> },
    { key: 'last', term: regelingWords.lastDay(), value: <DateText day={course.laatsteDatum} /> },
  ];
  if (iban !== null) {
    facts.push({ key: 'iban', term: regelingWords.account(), value: <MaskedIban iban={iban} /> });
  }
  facts.push({ key: 'number', term: regelingWords.number(), value: course.regelingId });
  if (withFacturen && course.facturen.length > 0) {
    facts.push({
      key: 'facturen',
      term: regelingWords.facturen({ n: course.facturen.length }),
      value: <Facturen facturen={course.facturen} />,
    });
  }
  return (
    <Card title={regelingWords.agreed()}>
      <Facts facts={facts} />
    </Card>
  );
}
