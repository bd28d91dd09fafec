import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { pathOfDeclaratie } from '@mijn/domain/paths';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { Amount } from '@mijn/ui/Amount';
import { buttonClass } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { type Column, Table } from '@mijn/ui/Table';
import { pagination } from '@mijn/domain/constants';
import { RouterLink } from '../../router/RouterLink.tsx';
import { useAppEnvironment } from '../../api/environment.ts';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/zorgkosten.js';
import { addressOf, type Choice } from './choice.ts';
import type { Zorgkosten } from './getZorgkosten.ts';
import { ownPartOf } from './parts.ts';
import s from './Lines.module.css';

function Care({ line, language }: { readonly line: Zorgkosten; readonly language: Language }) {
  const { zorgsoort, declaratieNummer, naamLocatieZorgverlener: provider } = line;
  const name = zorgsoort === null ? words.careHidden() : zorgsoortName(zorgsoort, language);
  return (
    <>
      {declaratieNummer === null ? (
        name
      ) : (
        <Link href={pathOfDeclaratie(declaratieNummer)}>{name}</Link>
      )}
      <small className={s['provider']}>
        {provider ?? (line.soortIndiener === 'Zorgverlener' ? m.sentByProvider() : '')}
      </small>
    </>
  );
}

function columns(language: Language, withEigenRisico: boolean): readonly Column<Zorgkosten>[] {
  return [
    {
      key: 'date',
      header: words.date(),
      cell: ({ datumIngang }) => formatDay(datumIngang, language),
    },
    { key: 'care', header: m.care(), cell: (line) => <Care line={line} language={language} /> },
    {
      key: 'claimed',
      header: m.claimed(),
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
      cell: (line) => <Amount cents={ownPartOf(line, withEigenRisico)} />,
    },
  ];
}

interface LinesProps {
  readonly lines: readonly Zorgkosten[];
  readonly choice: Choice;
}

/** Every line of care, the newest first; its care leads to the claim, where each step is explained. */
export function Lines({ lines, choice }: LinesProps) {
  const { taal } = useAppEnvironment();
  const shown = lines.slice(0, choice.show);
  return (
    <Card title={m.lines()}>
      <Table
        caption={m.lines()}
        columns={columns(taal, choice.withEigenRisico)}
        rows={shown}
        rowKey={(line) =>
          `${line.declaratieNummer} ${line.declaratieVolgnummer} ${lines.indexOf(line)}`
        }
      />
      {shown.length < lines.length && (
        <>
          <output>
            {m.shownOf({ shown: String(shown.length), totaal: String(lines.length) })}
          </output>
          <RouterLink
            to={addressOf({ ...choice, show: choice.show + pagination.defaultValue })}
            replace
            preventScrollReset
            className={buttonClass({ variant: 'secondary', wide: true })}
          >
            {words.showMore()}
          </RouterLink>
        </>
      )}
    </Card>
  );
}
