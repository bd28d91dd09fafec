import { capitalize } from '@mijn/domain/format';
import { formatMonth, formatDayShortly } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { sumOf } from '@mijn/domain/money';
import { pathOfDeclaratie } from '@mijn/domain/paths';
import { ownPartOf } from '@mijn/domain/zorgkostenParts';
import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { Icon } from '@mijn/ui/Icon';
import { Link } from '@mijn/ui/Link';
import { useUiContext } from '@mijn/ui/UiProvider';
import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useAppEnvironment } from '../../api/environment.ts';
import type { Part } from '../../api/response.ts';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/zorgkosten.js';
import { addressOf, type Choice } from './choice.ts';
import type { BehindLine, Zorgkosten } from './getZorgkosten.ts';
import { Explained } from './explain/Explained.tsx';
import { OwnAmount } from './OwnAmount.tsx';
import { PartFailed } from './PartFailed.tsx';
import { formatCorrection } from './zorgkostenWords.ts';
import s from './Lines.module.css';

/** Maximum number of lines in one list without months. */
const maxInOneList = 8;

function isChosen(
  { declaratieNummer, declaratieVolgnummer }: Zorgkosten,
  { line }: Choice,
): boolean {
  return line?.nummer === declaratieNummer && line?.volgnummer === declaratieVolgnummer;
}

interface RowProps {
  readonly line: Zorgkosten;
  readonly choice: Choice;
  readonly year: number;
  /** Below the row that is explained. */
  readonly explanation: ReactNode;
}

// The explanation has an address, so that it works without script, can be bookmarked, and closes by going back.
function explanationAddress(line: Zorgkosten, choice: Choice): string | undefined {
  const { declaratieNummer: nummer, declaratieVolgnummer: volgnummer } = line;
  if (nummer === null || volgnummer === null) return undefined;
  return addressOf({
    ...choice,
    line: isChosen(line, choice) ? undefined : { nummer, volgnummer },
  });
}

function Line({ line, choice, year, explanation }: RowProps) {
  const { language } = useAppEnvironment();
  const { formatAmount } = useUiContext();
  const { zorgsoort, naamLocatieZorgverlener, soortIndiener, datumIngang } = line;
  const provider =
    naamLocatieZorgverlener ?? (soortIndiener === 'Zorgverlener' ? m.sentByZorgverlener() : '');
  const day = formatDayShortly(datumIngang, `${year}-12-31`, language);
  const correction = formatCorrection(line, language);
  const address = explanationAddress(line, choice);
  const what = (
    <>
      {zorgsoort === null ? words.careHidden() : zorgsoortName(zorgsoort, language)}
      <small className={s['beneath']}>{[day, provider].filter(Boolean).join(', ')}</small>
      {correction && <small className={s['beneath']}>{correction}</small>}
    </>
  );
  return (
    <li className={s['line']}>
      <div className={s['row']}>
        {address === undefined ? (
          <span className={s['what']}>{what}</span>
        ) : (
          <RouterLink
            to={address}
            preventScrollReset
            className={s['what']}
            aria-expanded={isChosen(line, choice)}
          >
            {what}
          </RouterLink>
        )}
        <div className={s['paid']}>
          <OwnAmount
            cents={ownPartOf(line, choice.withEigenRisico)}
            leftOut={choice.withEigenRisico ? 0 : line.bedragEigenRisico}
          />
          <small className={s['beneath']}>
            {m.ofCost({ bedrag: formatAmount(line.bedragGedeclareerd) })}
          </small>
        </div>
        {address !== undefined && (
          <span className={s['chevron']}>
            <Icon icon={isChosen(line, choice) ? ChevronUp : ChevronDown} small />
          </span>
        )}
      </div>
      {explanation}
    </li>
  );
}

function LineList({ lines, ...shared }: LinesProps) {
  return (
    <ul className={s['lines']}>
      {lines.map((line, index) => (
        <Line
          key={`${line.declaratieNummer} ${line.declaratieVolgnummer} ${index}`}
          line={line}
          choice={shared.choice}
          year={shared.year}
          explanation={<Explanation {...shared} line={line} />}
        />
      ))}
    </ul>
  );
}

function monthName(day: string, year: number, language: Language): string {
  const month = formatMonth(day, language);
  return capitalize(day.startsWith(String(year)) ? (month.split(' ', 1)[0] ?? '') : month);
}

// Collapsed rather than left out, so that find-in-page and print open it.
function MonthOfCare(props: LinesProps) {
  const { lines, choice, year } = props;
  const { language } = useAppEnvironment();
  const hasChosen = lines.some((line) => choice.line && isChosen(line, choice));
  const [isOpen, setOpen] = useState(hasChosen);
  const [first] = lines;
  return (
    <details
      className={s['month']}
      open={isOpen || hasChosen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={s['summary']}>
        <Icon icon={ChevronRight} small />
        <span className={s['name']}>{first && monthName(first.datumIngang, year, language)}</span>
        <span className={s['count']}>{m.timesOfCare({ aantal: lines.length })}</span>
        <span className={s['amount']}>
          <Amount cents={sumOf(lines, (line) => ownPartOf(line, choice.withEigenRisico))} />
        </span>
      </summary>
      <LineList {...props} />
    </details>
  );
}

interface LinesProps {
  readonly lines: readonly Zorgkosten[];
  readonly choice: Choice;
  /** The year of these lines; a day shows its year only when it differs. */
  readonly year: number;
  /** The explanation of the chosen line; null when none was requested. */
  readonly behind?: Part<BehindLine> | null;
  /** First name of the insured person. */
  readonly name: string;
}

type ExplanationProps = Omit<LinesProps, 'lines' | 'year'> & { readonly line: Zorgkosten };

function Explanation({ choice, behind, name, line }: ExplanationProps) {
  if (!behind || !isChosen(line, choice)) return null;
  if (behind.succeeded) {
    return (
      <div className={s['explanation']}>
        <Explained behind={behind.value} name={name} address={addressOf(choice)} />
      </div>
    );
  }
  // An insurer without the extensions explains no line, so the row links to its claim.
  return (
    <div className={s['explanation']}>
      {behind.status === 404 && line.declaratieNummer ? (
        <Link href={pathOfDeclaratie(line.declaratieNummer)}>{m.toDeclaratie()}</Link>
      ) : (
        <PartFailed />
      )}
    </div>
  );
}

/** All lines of care, newest first, with what the person paid. A row opens its explanation. Many are folded by month. */
export function Lines(props: LinesProps) {
  const { lines } = props;
  const months = Map.groupBy(lines, ({ datumIngang }) => datumIngang.slice(0, 7));
  return (
    <Card title={m.lines()}>
      {lines.length <= maxInOneList ? (
        <LineList {...props} />
      ) : (
        <div>
          {[...months].map(([month, ofMonth]) => (
            <MonthOfCare key={month} {...props} lines={ofMonth} />
          ))}
        </div>
      )}
    </Card>
  );
}
