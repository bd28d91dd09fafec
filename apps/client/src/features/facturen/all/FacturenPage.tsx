import { Card } from '@mijn/ui/Card';
import { Page } from '@mijn/ui/Page';
import { useLoaderData, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { createLoader } from '../../../api/createLoader.ts';
import { useToday } from '../../../api/today.ts';
import { useFollowUp } from '../../../api/useFollowUp.ts';
import { PolisLinks } from '../polisLinks/PolisLinks.tsx';
import { PayingHelp } from '../PayingHelp.tsx';
import * as m from '../../../generated/texts/all.js';
import * as words from '../../../generated/texts/shared.js';
import { fewestToSearch, RowSearch, useRowSearch } from '../../../forms/search/RowSearch.tsx';
import { isBegun } from '../pay/payment.ts';
import { byUrgency, isPayable } from '../phase/betaalverzoekPhase.ts';
import { AchterstandNotice, mayDispute } from '../achterstand/AchterstandNotice.tsx';
import { Failed } from '../Failed.tsx';
import { FactuurTable } from '../FactuurTable.tsx';
import { isBehind, shortStatus } from '../status/factuurStatus.ts';
import { isListed, listOpen, summarySentences } from './summarySentences.ts';
import { FacturenList, groupsPerYear } from './FacturenList.tsx';
import { parseFilters } from './filters.ts';
import { getFacturen } from './getFacturen.ts';
import { Empty } from '../none/Empty.tsx';
import { BetaalverzoekList } from './BetaalverzoekList.tsx';
import { OpenFacturen } from './OpenFacturen.tsx';
import { formatDay } from '@mijn/domain/datum';
import { languages } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { factuurTitle } from '../../../help/factuurName/factuurTitle.ts';
import type { FactuurInList } from '../facturen.fragments.ts';

/** Returns the text that an invoice is searched by, in both languages. */
function searchText(factuur: FactuurInList): string {
  const { soortFactuur, datum, bedrag, kenmerk, status, ...period } = factuur;
  const perLanguage = languages.flatMap((language) => [
    factuurTitle(soortFactuur, { datum, ...period }, language),
    formatDay(datum, language),
    formatAmount(Math.abs(bedrag), language),
  ]);
  return [...perLanguage, datum, kenmerk, shortStatus(factuur) ?? status].join(' ');
}

/** Loads the invoices and payment requests of the verzekeringsnemer. */
export const loader = createLoader(getFacturen);

/** Returns false for a filter, because all invoices are loaded. */
export function shouldRevalidate(request: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = request;
  const onlyFilter =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !onlyFilter && defaultShouldRevalidate;
}

/** /facturen: what to pay and by when; then all invoices by year. */
export function Component() {
  const {
    betaalverzoeken,
    facturen,
    coInsured,
    noAccount,
    onderweg,
    tegoeden,
    reasons,
    coreOnly,
    achterstanden,
  } = useLoaderData<typeof loader>();
  const today = useToday();
  const [address] = useSearchParams();
  const search = useRowSearch();
  const known = betaalverzoeken.succeeded ? betaalverzoeken.value : [];
  const open = byUrgency(known);
  const atBank = open.filter((betaalverzoek) => !isPayable(betaalverzoek));
  const rows = facturen.succeeded ? facturen.value : [];
  useFollowUp(atBank.length > 0 || isBegun(open));
  const found = search.isOn ? rows.filter((row) => search.matches(searchText(row))) : [];
  const whole = betaalverzoeken.succeeded && facturen.succeeded;
  if (whole && rows.length === 0 && open.length === 0 && tegoeden.length === 0) {
    return <Empty coInsured={coInsured} reasons={reasons} coreOnly={coreOnly} />;
  }
  const alsoOpen = listOpen(rows);
  // The first sentence answers the page; the list has the rest.
  const toSay = summarySentences(
    { betaalverzoeken: open, facturen: rows, onderweg, tegoeden },
    today,
  ).filter((sentence, nr) => nr === 0 || !isListed(sentence));
  // Invoices above are not listed again.
  const asked = new Set(open.map(({ betalingsKenmerk }) => betalingsKenmerk));
  const listed = new Set<object>(alsoOpen);
  const others = rows.filter(
    (row) =>
      !listed.has(row) &&
      (row.kenmerkBetaalverzoek === null || !asked.has(row.kenmerkBetaalverzoek)),
  );
  const checked = new Set(atBank.map(({ betalingsKenmerk }) => betalingsKenmerk));
  const isLate = rows.some((row) => isBehind(row) && !checked.has(row.kenmerkBetaalverzoek ?? ''));
  return (
    <Page title={words.facturen()}>
      {!betaalverzoeken.succeeded && <Failed title={m.betaalverzoekenFailed()} rows={1} />}
      {achterstanden.map((achterstand, nr) => (
        <AchterstandNotice
          key={nr}
          achterstand={achterstand}
          betalingsKenmerk={open.find(isPayable)?.betalingsKenmerk}
          mayDispute={nr === 0 ? achterstanden.some(mayDispute) : undefined}
        />
      ))}
      {/* "Everything is paid" needs all parts to be loaded. */}
      {(whole || open.length > 0) && (
        <BetaalverzoekList
          sentences={toSay}
          betaalverzoeken={open}
          today={today}
          noAccount={noAccount}
        />
      )}
      {/* Stays while searching, so that the search field keeps its place. */}
      {alsoOpen.length > 0 && <OpenFacturen facturen={alsoOpen} />}
      {rows.length >= fewestToSearch && (
        <RowSearch search={search} label={m.searchLabel()} found={found.length} />
      )}
      {search.isOn && found.length > 0 && (
        <Card>
          <FactuurTable groups={groupsPerYear(found)} />
        </Card>
      )}
      {search.isOn ? null : facturen.succeeded ? (
        others.length > 0 && (
          <FacturenList
            facturen={others}
            filters={parseFilters(address)}
            areOthers={others.length < rows.length}
          />
        )
      ) : (
        <Failed title={m.facturenFailed()} />
      )}
      <PayingHelp behind={isLate} />
      <PolisLinks reasons={reasons} coreOnly={coreOnly} />
    </Page>
  );
}
