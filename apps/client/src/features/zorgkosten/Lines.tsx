import { formatDay, formatDayShortly } from '@mijn/domain/dayOnScreen';
import type { Language } from '@mijn/domain/language';
import { pathOfDeclaratie } from '@mijn/domain/paths';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { type Column, Table } from '@mijn/ui/Table';
import { createElement } from 'react';
import { Link as RouterLink } from 'react-router';
import { MoreOf } from '../../lists/MoreOf.tsx';
import { useAppEnvironment } from '../../api/environment.ts';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/zorgkosten.js';
import { addressOf, type Choice } from './choice.ts';
import { correctionWords } from './correctionWords.ts';
import type { BehindLine, Zorgkosten } from './getZorgkosten.ts';
import { Explained } from './explain/Explained.tsx';
import { OwnAmount } from './OwnAmount.tsx';
import { PartFailed } from './PartFailed.tsx';
import type { Part } from '../../api/response.ts';
import { ownPartOf } from '@mijn/domain/zorgkostenParts';
// The styles of what opens under a line belong to the screen: without script they cannot come later.
import explain from './explain/Explained.module.css';
import s from './Lines.module.css';

function Care({ line, language }: { readonly line: Zorgkosten; readonly language: Language }) {
  const { zorgsoort, declaratieNummer, naamLocatieZorgverlener: zorgverlener } = line;
  const name = zorgsoort === null ? words.careHidden() : zorgsoortName(zorgsoort, language);
  const correction = correctionWords(line, language);
  return (
    <>
      {declaratieNummer === null ? (
        name
      ) : (
        <Link href={pathOfDeclaratie(declaratieNummer)}>{name}</Link>
      )}
      {correction && <small className={s['beneath']}>{correction}</small>}
      <small className={s['beneath']}>
        {zorgverlener ?? (line.soortIndiener === 'Zorgverlener' ? m.sentByZorgverlener() : '')}
      </small>
    </>
  );
}

interface ExplainLinkProps {
  readonly line: Zorgkosten;
  readonly choice: Choice;
  readonly language: Language;
}

function isChosen(
  { declaratieNummer, declaratieVolgnummer }: Zorgkosten,
  { line }: Choice,
): boolean {
  return line?.nummer === declaratieNummer && line?.volgnummer === declaratieVolgnummer;
}

// An address, so that it works before script, can be kept, and is left by going back.
function ExplainLink({ line, choice, language }: ExplainLinkProps) {
  const { declaratieNummer: nummer, declaratieVolgnummer: volgnummer } = line;
  if (nummer === null || volgnummer === null) return null;
  const isOpen = isChosen(line, choice);
  const care =
    line.zorgsoort === null ? words.careHidden() : zorgsoortName(line.zorgsoort, language);
  const which = m.explainWhich({ care, day: formatDay(line.datumIngang, language) });
  return (
    <RouterLink
      to={addressOf({ ...choice, line: isOpen ? undefined : { nummer, volgnummer } })}
      preventScrollReset
      className={explain['press']}
      aria-label={`${isOpen ? m.hideExplanation() : words.explain()}: ${which}`}
    >
      {isOpen ? m.hideExplanation() : words.explain()}
    </RouterLink>
  );
}

function columns(language: Language, choice: Choice, year: number): readonly Column<Zorgkosten>[] {
  const { withEigenRisico } = choice;
  return [
    {
      key: 'date',
      header: words.date(),
      cell: ({ datumIngang }) => formatDayShortly(datumIngang, `${year}-12-31`, language),
    },
    {
      key: 'care',
      header: m.care(),
      cell: (line) => (
        <div className={s['care']}>
          <div className={s['what']}>
            <Care line={line} language={language} />
          </div>
          <ExplainLink line={line} choice={choice} language={language} />
        </div>
      ),
    },
    {
      key: 'gedeclareerd',
      header: m.gedeclareerd(),
      number: true,
      cell: ({ bedragGedeclareerd }) => <Amount cents={bedragGedeclareerd} />,
    },
    {
      key: 'reimbursed',
      header: m.partReimbursed(),
      number: true,
      cell: ({ bedragVergoed }) => <Amount cents={bedragVergoed} />,
    },
    {
      key: 'own',
      header: withEigenRisico ? m.own() : m.ownWithout(),
      number: true,
      cell: (line) => (
        <OwnAmount
          cents={ownPartOf(line, withEigenRisico)}
          leftOut={withEigenRisico ? 0 : line.bedragEigenRisico}
        />
      ),
    },
  ];
}

interface LinesProps {
  readonly lines: readonly Zorgkosten[];
  readonly choice: Choice;
  /** The year of these lines: a day says its own only where that is another. */
  readonly year: number;
  /** What is behind the chosen line; null: nobody asked. */
  readonly behind?: Part<BehindLine> | null;
  /** Whose care it is. */
  readonly name?: string | undefined;
}

// Under the chosen line, where the insurer tells what is behind it; or that this failed.
function explanation({ choice, behind, name }: Omit<LinesProps, 'lines' | 'year'>) {
  return (line: Zorgkosten) => {
    if (!behind || !isChosen(line, choice)) return undefined;
    if (!behind.succeeded) return behind.status === 404 ? undefined : <PartFailed />;
    return createElement(Explained, {
      behind: behind.value,
      name: name ?? m.thisPerson(),
      address: addressOf(choice),
    });
  };
}

/** Every line of care, the newest first; its care leads to the claim, and each can be explained where it stands. */
export function Lines({ lines, choice, year, behind = null, name }: LinesProps) {
  const { language } = useAppEnvironment();
  const shown = lines.slice(0, choice.show);
  return (
    <Card title={m.lines()}>
      <Table
        caption={m.lines()}
        columns={columns(language, choice, year)}
        rows={shown}
        below={explanation({ choice, behind, name })}
        rowKey={(line) =>
          `${line.declaratieNummer} ${line.declaratieVolgnummer} ${lines.indexOf(line)}`
        }
      />
      <MoreOf
        shown={shown.length}
        totaal={lines.length}
        summary={m.shownOf}
        show={choice.show}
        addressOf={(show) => addressOf({ ...choice, show })}
      />
    </Card>
  );
}
