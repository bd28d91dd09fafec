import { capitalize } from '@mijn/domain/format';
import { formatMonth, formatDayWithoutYear, formatDay } from '@mijn/domain/datum';
import { pages } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { List } from '@mijn/ui/List';
import { Row } from '@mijn/ui/Row';
import { MessageCircleQuestionMark, MessagesSquare } from 'lucide-react';
import { Page } from '@mijn/ui/Page';
import { type MouseEvent, useEffect, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { createLoader } from '../../../api/createLoader.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { required } from '../../../api/response.ts';
import * as m from '../../../generated/texts/berichten.js';
import { useToday } from '../../../api/today.ts';
import { fewestToSearch, RowSearch, useRowSearch } from '../../../forms/search/RowSearch.tsx';
import { askAddress } from '../../../help/askAddress.ts';
import { useMayAsk } from '../../../help/AskLink.tsx';
import { perDay, perMonth, perYear } from '../../../lists/perPeriod.ts';
import { useHydrating } from '@mijn/ui/useHydrating';
import { setUnread } from '../../../platform/unread.ts';
import { replace, useLoaderData } from 'react-router';
import { type Bericht, berichtPath, openField, berichtWords } from './bericht.ts';
import { BerichtItem } from './BerichtItem.tsx';
import { berichtenOperation, markReadOperation } from './berichten.operations.ts';
import { ReadAll } from './ReadAll.tsx';
import { Choices } from './Choices.tsx';
import s from './BerichtenPage.module.css';
import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { type Language, languages } from '@mijn/domain/language';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { formatAmount } from '@mijn/domain/money';

/**
 * Returns the text that a message is searched by: what it says, and its care, day and amount in both
 * languages. A message whose subject the reader may no longer see is found by its day only.
 */
export function searchText(bericht: Bericht, today: string, language: Language): string {
  const { title, text } = berichtWords(bericht, today, language);
  const { datum, bedrag, zorgsoorten, kenmerk } = bericht;
  const perLanguage = languages.flatMap((one) => [
    formatDay(datum, one),
    ...(kenmerk === null
      ? []
      : [
          formatAmount(bedrag ?? 0, one),
          ...(zorgsoorten ?? []).map((zorgsoort) => zorgsoortName(zorgsoort, one)),
        ]),
  ]);
  return [title, text, ...perLanguage, datum].join(' ');
}

// Its own questions, and the form for a new one.
function Questions() {
  const { language } = useAppEnvironment();
  return (
    <Card onScreenOnly>
      <List>
        <Row
          icon={MessageCircleQuestionMark}
          title={pages.vraagStellen.titel[language]}
          href={askAddress()}
        />
        <Row icon={MessagesSquare} title={pages.vragen.titel[language]} href={pages.vragen.path} />
      </List>
    </Card>
  );
}

/** Empty state of Berichten. */
function NoBerichten() {
  return (
    <EmptyState illustration={<IllustrationEmpty />} title={m.empty()}>
      {m.emptyText()}
    </EmptyState>
  );
}

/**
 * Loads the messages and the choices of notification. With `openField`, marks that message as read and redirects to its
 * page.
 */
export const loader = createLoader(async ({ request, search, environment }) => {
  const response = await request(berichtenOperation, {});
  const { relatie } = response.data;
  const berichten = required(response, 'berichten');
  const opened = search.get(openField);
  if (opened === null) return { ...berichten, email: relatie && (relatie.email ?? '') };
  const bericht = berichten.berichten.find(({ berichtId }) => berichtId === opened);
  const path = bericht && berichtPath(bericht);
  // Also marks other messages that lead to the same page, like the click handler. A failed request only leaves them
  // new.
  const read = berichten.berichten.filter(
    (one) => !one.gelezen && (one === bericht || (path && berichtPath(one) === path)),
  );
  await Promise.all(
    read.map(({ berichtId }) => sendOperation(markReadOperation, { berichtId }, environment)),
  );
  throw replace(path ?? pages.berichten.path);
});

// Marks messages as read before the insurer has answered: a failed request only leaves them new on the next visit. The
// set holds identifiers, so that messages that arrive later are new.
function useRead(berichten: readonly Bericht[]) {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const now = berichten.map((one) => ({
    ...one,
    gelezen: one.gelezen || read.has(one.berichtId),
  }));
  const unread = now.filter(({ gelezen }) => !gelezen);
  const { length: count } = unread;
  useEffect(() => setUnread(count), [count]);
  const markRead = (those: readonly Bericht[]) =>
    setRead((before) => new Set([...before, ...those.map(({ berichtId }) => berichtId)]));
  return { now, unread, markRead };
}

const middleButton = 1;

interface MonthsProps {
  readonly berichten: readonly Bericht[];
  /** Whether links mark a message as read through the server, because the script does not run yet. */
  readonly marksItself: boolean;
}

function Months({ berichten, marksItself }: MonthsProps) {
  const { language } = useAppEnvironment();
  return (
    <>
      {perMonth(berichten).map(({ period: month, rows }) => (
        <section key={month} className={s['month']}>
          <h2>{capitalize(formatMonth(`${month}-01`, language))}</h2>
          {perDay(rows).map(({ period, rows: ofDay }) => {
            const day = formatDayWithoutYear(period, language);
            return (
              <section key={period} className={s['day']}>
                <h3>{day}</h3>
                <List label={`${m.page()}, ${day}`}>
                  {ofDay.map((bericht) => (
                    <BerichtItem
                      key={bericht.berichtId}
                      bericht={bericht}
                      marksItself={marksItself}
                    />
                  ))}
                </List>
              </section>
            );
          })}
        </section>
      ))}
    </>
  );
}

const openMonths = 2;

/**
 * Messages by month; those before the last two months, or of an earlier year, are folded up per year, except months
 * with something new.
 */
function Years({ berichten, marksItself, all }: MonthsProps & { readonly all: boolean }) {
  const months = perMonth(berichten);
  const newestYear = months[0]?.period.slice(0, 'yyyy'.length) ?? '';
  const isOpen = ({ period, rows }: (typeof months)[number], nr: number) =>
    all ||
    (nr < openMonths && period.startsWith(newestYear)) ||
    rows.some(({ gelezen }) => !gelezen);
  const open = months.filter(isOpen).flatMap(({ rows }) => rows);
  const rest = months.filter((month, nr) => !isOpen(month, nr)).flatMap(({ rows }) => rows);
  const isWhole = (year: string) => open.every(({ datum }) => !datum.startsWith(year));
  return (
    <Card>
      <Months berichten={open} marksItself={marksItself} />
      {perYear(rest).map(({ period: year, rows }) => (
        <div key={year} className={s['month']}>
          <Disclosure title={(isWhole(year) ? m.ofYear : m.earlierIn)({ year })}>
            <Months berichten={rows} marksItself={marksItself} />
          </Disclosure>
        </div>
      ))}
    </Card>
  );
}

/**
 * /berichten: messages by day, newest first, each with a link to its page; and the choice of e-mail and notifications.
 */
export function Component() {
  const { berichten, ...choices } = useLoaderData<typeof loader>();
  const mayAsk = useMayAsk();
  const { now, unread, markRead } = useRead(berichten);
  const { length: count } = unread;
  const hydrating = useHydrating();
  const { language } = useAppEnvironment();
  const today = useToday();
  const search = useRowSearch();
  const shown = search.isOn
    ? now.filter((bericht) => search.matches(searchText(bericht, today, language)))
    : now;
  // A click with the primary or middle button follows the link; `auxclick` also fires for the context menu.
  const follow = ({ target, button }: MouseEvent) => {
    if (button > middleButton) return;
    const href = target instanceof Element && target.closest('a')?.getAttribute('href');
    // A message without a page has no link.
    if (!href) return;
    const followed = unread.filter((one) => berichtPath(one) === href);
    for (const { berichtId } of followed) void sendOperation(markReadOperation, { berichtId });
    markRead(followed);
  };
  return (
    <Page
      title={m.page()}
      subtitle={count === 0 ? now.length > 0 && m.noneUnread() : m.unreadCount({ n: count })}
      aside={
        <>
          <Choices {...choices} />
          {mayAsk && <Questions />}
        </>
      }
    >
      <ReadAll unread={count} newest={now[0]?.berichtId ?? ''} onRead={() => markRead(unread)} />
      {now.length === 0 ? (
        <NoBerichten />
      ) : (
        <>
          {now.length >= fewestToSearch && (
            <RowSearch search={search} label={m.searchLabel()} found={shown.length} />
          )}
          <div onClickCapture={follow} onAuxClickCapture={follow}>
            {shown.length > 0 && (
              <Years berichten={shown} marksItself={hydrating} all={search.isOn} />
            )}
          </div>
        </>
      )}
    </Page>
  );
}
