import * as m from '../../../generated/texts/list.js';
import * as declaratiesWords from '../../../generated/texts/declaraties.js';
import * as words from '../../../generated/texts/shared.js';
import { type Cents, sumOf, formatAmount } from '@mijn/domain/money';
import type { DeclaratieInList } from '../declaraties.fragments.ts';
import { isPaidOut } from '../rowWords.ts';
import type { Language } from '@mijn/domain/language';
import { pages, pathOfDeclaratie } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import type { IconDrawing } from '@mijn/ui/Icon';
import { Link } from '@mijn/ui/Link';
import { Banknote, CircleCheckBig, Clock, Search, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { useToday } from '../../../api/today.ts';
import { NoAccount } from '../../../help/NoAccount.tsx';
import { writeFilters } from './filters.ts';

/** The numbers in the first line of the list: new decisions, and claims under way. */
export interface Counts {
  /** Numbers of claims with a new decision. */
  readonly nieuw: readonly string[];
  /** Reimbursement of those; integer cents. */
  readonly gets: Cents;
  /** Whether all of it was transferred already. */
  readonly paid: boolean;
  readonly underWay: number;
}

type Counted = Pick<
  DeclaratieInList,
  'nummer' | 'nieuw' | 'status' | 'uitgekeerdBedrag' | 'uitbetaaldOp' | 'soortIndiener'
>;

/**
 * Returns the counts for the first line of the claim list on a day (`yyyy-mm-dd`); payouts to care
 * providers do not count.
 */
export function counts(rows: readonly Counted[], today: string): Counts {
  const fresh = rows.filter((row) => row.nieuw);
  const gets = (row: Counted): Cents =>
    row.soortIndiener === 'Zorgverlener' ? 0 : (row.uitgekeerdBedrag ?? 0);
  return {
    nieuw: fresh.map(({ nummer }) => nummer),
    gets: sumOf(fresh, gets),
    paid: fresh.every((row) => gets(row) === 0 || isPaidOut(row, today)),
    underWay: rows.filter((row) => row.status !== 'AFGEHANDELD').length,
  };
}

interface Line {
  readonly kind: 'positive' | 'info' | 'warning';
  readonly icon: IconDrawing;
  readonly title: string;
  /** The link to the claims of the title. */
  readonly way?: { readonly href: string; readonly text: string };
  readonly also?: ReactNode;
}

interface ListSummaryProps {
  readonly rows: readonly DeclaratieInList[];
  /** Total number of claims; null when the insurer does not tell, and then knows no filters. */
  readonly totaal: number | null;
  /** Money that waits because no account is known; integer cents. */
  readonly waiting: Cents;
}

const allAssessed = pages.declaraties.path + writeFilters({ status: 'AFGEHANDELD' });

function assessed({ nieuw, gets, paid }: Counts, language: Language, filters: boolean): Line {
  const [only, ...others] = nieuw;
  const aantal = nieuw.length;
  const several = filters ? allAssessed : undefined;
  const href = only !== undefined && others.length === 0 ? pathOfDeclaratie(only) : several;
  return {
    kind: 'positive',
    icon: gets > 0 ? Banknote : Sparkles,
    // The owner of the account is unknown here, so the title does not say that "you" get it.
    title:
      gets > 0
        ? (paid ? declaratiesWords.isPaidOut : m.reimbursed)({
            bedrag: formatAmount(gets, language),
          })
        : m.assessed({ aantal }),
    ...(href !== undefined && { way: { href, text: m.seeResults({ aantal }) } }),
  };
}

// A result without a known account: the person has to give one.
function waitingLine(waiting: Cents, language: Language): Line {
  const title = words.moneyWaiting({ bedrag: formatAmount(waiting, language) });
  return { kind: 'warning', icon: Banknote, title, also: <NoAccount /> };
}

function restOf({ underWay }: Counts, { rows, totaal }: ListSummaryProps): Line {
  const also = words.nothingToDo();
  const n = rows.length;
  const isPart = totaal !== null && totaal > n;
  const aantal = underWay;
  if (aantal > 0) {
    const title = isPart ? m.underWayOfLast({ aantal, n: String(n) }) : m.underWay({ aantal });
    return { kind: 'info', icon: Clock, title, also };
  }
  const title = isPart ? m.lastHandled({ n: String(n) }) : m.everythingHandled();
  return { kind: 'positive', icon: CircleCheckBig, title, also };
}

function lineOf(props: ListSummaryProps, today: string, language: Language): Line {
  const { rows, totaal, waiting } = props;
  if (waiting > 0) return waitingLine(waiting, language);
  const numbers = counts(rows, today);
  // Several results link to filters, which an insurer has only with a total.
  if (numbers.nieuw.length > 0) return assessed(numbers, language, totaal !== null);
  return restOf(numbers, props);
}

function AnswerLine(props: ListSummaryProps) {
  const { language } = useAppEnvironment();
  const { also, way, ...line } = lineOf(props, useToday(), language);
  return (
    <Answer {...line}>
      <p>
        {way && <Link href={way.href}>{way.text}</Link>}
        {also}
      </p>
    </Answer>
  );
}

function FoundLine({ aantal }: { readonly aantal: number }) {
  return (
    <Answer kind="info" icon={Search} title={m.found({ aantal })}>
      {/* Without matches the empty list has its own button. */}
      {aantal > 0 && (
        <p>
          <Link href={pages.declaraties.path}>{m.clearFilters()}</Link>
        </p>
      )}
    </Answer>
  );
}

/**
 * The answer of the list: the payout or the state, with a link; for a filtered list the number of matches,
 * and a link to all.
 */
export function ListSummary({
  found,
  ...props
}: ListSummaryProps & {
  /** Number of matches of a filtered list. */
  readonly found: number | undefined;
}) {
  return (
    <>
      {/* Rendered from the start, so that the result of the first filter is announced too. */}
      <output>{found !== undefined && <FoundLine aantal={found} />}</output>
      {found === undefined && <AnswerLine {...props} />}
    </>
  );
}
