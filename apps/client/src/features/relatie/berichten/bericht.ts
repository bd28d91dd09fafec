import { formatDayWithoutYear } from '@mijn/domain/dayOnScreen';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { pages, pathOfBetaalverzoek, pathOfDeclaratie, pathOfFactuur } from '@mijn/domain/paths';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import type { ResultOf } from 'gql.tada';
import * as m from '../../../generated/texts/berichten.js';
import * as shared from '../../../generated/texts/shared.js';
import type { berichtenOperation } from './berichten.operations.ts';

/** The messages, and how one is told of them. */
export type Berichten = NonNullable<ResultOf<typeof berichtenOperation>['berichten']>;

/** A message. */
export type Bericht = Berichten['berichten'][number];

/** What a message says, and why or by when. */
export interface BerichtWords {
  readonly title: string;
  readonly text: string;
}

interface Told {
  readonly bericht: Bericht;
  readonly zorgsoort: string | undefined;
  readonly naam: string | null;
  readonly bedrag: string;
  readonly dag: string;
}

function claimTitle({ zorgsoort, naam }: Told): string {
  if (naam === null) return zorgsoort === undefined ? m.claim() : m.claimFor({ zorgsoort });
  return zorgsoort === undefined ? m.claimOf({ naam }) : m.claimOfFor({ naam, zorgsoort });
}

function paidOut({ bericht, bedrag, dag }: Told): string {
  if (bericht.bedrag === 0) return m.nothing();
  return bericht.bedrag === null || bericht.dag === null ? m.seeClaim() : m.paid({ bedrag, dag });
}

const words: Readonly<Record<Bericht['soort'], (told: Told) => BerichtWords>> = {
  declaratie: (told) => ({ title: claimTitle(told), text: paidOut(told) }),
  uitbetaling: ({ naam, bedrag, dag }) => ({
    title: naam === null ? m.money({ bedrag }) : m.moneyFor({ naam, bedrag }),
    text: m.moneyText({ dag }),
  }),
  tegoed: ({ bedrag, dag }) => ({ title: m.money({ bedrag }), text: m.moneyText({ dag }) }),
  betaalverzoek: ({ bericht, bedrag, dag }) =>
    bericht.gedaan
      ? { title: m.paidRequest(), text: shared.nothingMoreToDo() }
      : { title: m.request({ bedrag, dag }), text: m.requestText() },
  termijn: ({ bericht, bedrag, dag }) => ({
    title: m.term({ bedrag, dag }),
    text: bericht.gedaan ? m.termDone() : m.termText(),
  }),
  correctie: ({ zorgsoort }) => ({
    title: zorgsoort === undefined ? m.correction() : m.correctionFor({ zorgsoort }),
    text: m.correctionText(),
  }),
  reactie: (told) => ({
    title: m.answer(),
    text:
      told.zorgsoort === undefined ? m.answerText() : m.answerFor({ zorgsoort: told.zorgsoort }),
  }),
};

/** What a message says; one whose subject is no longer the reader's to see says only that. */
export function berichtWords(bericht: Bericht, language: Language): BerichtWords {
  const { soort, kenmerk, roepnaam, zorgsoort, bedrag, dag } = bericht;
  if (kenmerk === null && soort !== 'tegoed') return { title: m.gone(), text: m.goneText() };
  return words[soort]({
    bericht,
    naam: roepnaam,
    zorgsoort: zorgsoort === null ? undefined : zorgsoortName(zorgsoort, language).toLowerCase(),
    bedrag: formatAmount(bedrag ?? 0, language),
    dag: dag === null ? '' : formatDayWithoutYear(dag, language),
  });
}

const pathOf: Readonly<Record<Bericht['soort'], (kenmerk: string) => string>> = {
  declaratie: pathOfDeclaratie,
  uitbetaling: pathOfDeclaratie,
  reactie: pathOfDeclaratie,
  correctie: pathOfDeclaratie,
  betaalverzoek: pathOfBetaalverzoek,
  termijn: pathOfFactuur,
  tegoed: pathOfFactuur,
};

/** The page that a message leads to; undefined: it has none any more. */
export function berichtPath({ soort, kenmerk }: Bericht): string | undefined {
  if (kenmerk !== null) return pathOf[soort](kenmerk);
  return soort === 'tegoed' ? pages.facturen.path : undefined;
}

/** In the address of the messages: the one that is opened by way of them. */
export const openField = 'lees';

/** Where a message is opened before and without script: marked as read, and on to its page (ADR 0083). */
export function openAddress(berichtId: string): string {
  return `${pages.berichten.path}?${new URLSearchParams({ [openField]: berichtId })}`;
}
