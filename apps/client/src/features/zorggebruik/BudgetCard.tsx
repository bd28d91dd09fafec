import * as careChoiceWords from '../../generated/texts/careChoice.js';
import * as m from '../../generated/texts/zorggebruik.js';
import s from './BudgetCard.module.css';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Meter, type MeterPart } from '@mijn/ui/Meter';
import { Stack } from '@mijn/ui/Stack';
import { Table } from '@mijn/ui/Table';
import type { ReactNode } from 'react';
import type { Language } from '@mijn/domain/language';
import { useAppEnvironment } from '../../api/environment.ts';
import { firstName, firstNameAmong, type NamedPerson } from '../../help/careChoice/personNames.ts';
import { AskParagraph } from '../../help/AskLink.tsx';
import { CareName } from '../../help/CareName.tsx';
import type { Subverstrekking, Zorggebruik } from './getZorggebruik.ts';
import { hiddenWords, lastProcessedWords, periodWords, unusableWords } from './remarks.ts';
import { plainVolume, volumeWords } from './volume.ts';

// The header has the figures, so the bar needs no legend.
function meterParts({ gebruikt, resterend }: Subverstrekking): readonly MeterPart[] {
  if (gebruikt === null || resterend === null) return [];
  return [
    { kind: 'used', size: gebruikt },
    { kind: 'remaining', size: resterend },
  ];
}

function restWords(budget: Subverstrekking, language: Language): ReactNode {
  const { totaal, gebruikt, resterend } = budget;
  const words = (volume: number | null) => volumeWords(budget, volume ?? 0, language);
  const most = words(totaal ?? (gebruikt ?? 0) + (resterend ?? 0));
  if (!resterend) return <strong>{m.usedUp({ most })}</strong>;
  if (!gebruikt) return <strong>{m.unused({ most })}</strong>;
  return (
    <>
      <strong>{m.left({ left: plainVolume(budget, resterend, language) })}</strong>{' '}
      {m.ofMost({ most })}
    </>
  );
}

/** The rest in words and as a meter; if that is hidden, the maximum and the reason. */
function Usage({
  budget,
  isReasonSaid = false,
}: {
  readonly budget: Subverstrekking;
  /** Whether the card says the reason for all parts. */
  readonly isReasonSaid?: boolean;
}) {
  const { language } = useAppEnvironment();
  const { totaal } = budget;
  const parts = meterParts(budget);
  const unusable = unusableWords(budget);
  const hidden = hiddenWords(budget);
  return (
    <>
      {parts.length > 0 ? (
        <Meter header={restWords(budget, language)} parts={parts} />
      ) : (
        totaal !== null && <p>{m.most({ most: volumeWords(budget, totaal, language) })}</p>
      )}
      {unusable && (
        <p>
          <strong>{unusable}</strong>
        </p>
      )}
      {hidden && !isReasonSaid && <p>{hidden}</p>}
    </>
  );
}

function Shares({ budget, people }: Pick<BudgetCardProps, 'budget' | 'people'>) {
  const { language } = useAppEnvironment();
  const { verzekerdeGebruiken: shares } = budget;
  if (shares.length < 2) return null;
  return (
    <Disclosure title={m.shares()}>
      <Table
        caption={m.shares()}
        columns={[
          {
            key: 'who',
            header: careChoiceWords.person(),
            cell: ({ relatienummer, opgemaakteNaam }) => {
              const person = people.find((one) => one.relatienummer === relatienummer);
              return person ? firstNameAmong(person, people, language) : firstName(opgemaakteNaam);
            },
          },
          {
            key: 'used',
            header: m.used(),
            number: true,
            cell: ({ gebruikt }) =>
              gebruikt === null ? m.shareHidden() : volumeWords(budget, gebruikt, language),
          },
        ]}
        rows={shares}
        rowKey={({ relatienummer }) => relatienummer}
      />
    </Disclosure>
  );
}

function Parts({ budget, name }: { readonly budget: Zorggebruik; readonly name: string }) {
  const parts = budget.subverstrekkingen;
  // A reason that all parts share stands once, below them.
  const [reason, ...others] = new Set(parts.map((part) => hiddenWords(part)));
  const isShared = parts.length > 1 && others.length === 0;
  return (
    <>
      {parts.map((part) => (
        <section key={part.code} className={s['part']}>
          <h3 className={s['heading']}>
            <CareName name={part.omschrijving} /> {m.partFor({ name })}
          </h3>
          <Usage budget={part} isReasonSaid={isShared} />
        </section>
      ))}
      {isShared && reason !== undefined && <p>{reason}</p>}
    </>
  );
}

interface BudgetCardProps {
  readonly budget: Zorggebruik;
  readonly name: string;
  /** Everybody on the screen, to tell people of the same name apart. */
  readonly people: readonly NamedPerson[];
  /** Relatienummer of the person; undefined for the viewer. */
  readonly person?: string | undefined;
  /** `yyyy-mm-dd`. */
  readonly today: string;
  /** Whether the page says the period that all budgets share. */
  readonly isPeriodSaid?: boolean;
}

/** A budget: the rest first, the use per person, its parts, its end, and the last update. */
export function BudgetCard(props: BudgetCardProps) {
  const { budget, name, people, person, today, isPeriodSaid = false } = props;
  const { language } = useAppEnvironment();
  const when = [
    ...(isPeriodSaid ? [] : [periodWords(budget, today, language)]),
    ...lastProcessedWords(budget, language),
  ];
  const isAlone = budget.verzekerdeGebruiken.length < 2 && budget.gebruikt !== null;
  return (
    <Card title={<CareName name={budget.omschrijving} />}>
      <Stack>
        {budget.gedeeld && !isAlone && <p>{m.sharedByAll()}</p>}
        <Usage budget={budget} />
        <Shares budget={budget} people={people} />
        <Parts budget={budget} name={name} />
        {when.length > 0 && <p className={s['when']}>{when.join(' ')}</p>}
        {/* The insurer takes questions about the care that the viewer may see. */}
        {budget.redenAfgeschermd !== 'zorgAfgeschermd' && (
          <AskParagraph subject={{ about: 'budget', number: budget.omschrijving, person }} />
        )}
      </Stack>
    </Card>
  );
}
