import { formatFactuurkenmerk } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
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
  /** The debited account, masked; null when unknown. */
  readonly iban: string | null;
  /** Whether to link to its invoices, which the page of one of them does not need. */
  readonly withFacturen?: boolean;
}

/**
 * The terms of an arrangement: its reference, instalments, dates and account; renders nothing when unknown.
 */
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
