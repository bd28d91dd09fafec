import type { Language } from '@mijn/domain/language';
import { formatAmount, toTypedAmount } from '@mijn/domain/money';
import { html, type Html } from '../page/html.ts';
import { pageFrame } from '../page/pageFrame.ts';
import { formatFullDay } from '@mijn/domain/datum';
import { type Afwijking, type Decision, decisions, type ReturnedPayment } from './config.ts';
import { type AfwijkingTexts, afwijkingTexts } from './afwijkingTexts.ts';

export const afwijkingenPath = '/afwijkingen';

/** Content of the list; `refusal` is the reason why a decision was refused. */
export interface AfwijkingenPage {
  readonly language: Language;
  readonly afwijkingen: readonly Afwijking[];
  readonly returned: readonly ReturnedPayment[];
  readonly refusal: 'decidedBefore' | 'impossible' | 'unknown' | undefined;
}

function amount(hundredths: number, currency: string, language: Language): string {
  return currency === 'EUR'
    ? formatAmount(hundredths, language)
    : `${currency} ${toTypedAmount(hundredths, language)}`;
}

const inGroups = (kenmerk: string): string => kenmerk.replaceAll(/(.{4})(?=.)/g, '$1 ');

function terms(rows: readonly (readonly [term: string, value: string])[]): Html {
  return html`<dl>
    ${rows.map(
      ([term, value]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function facts(one: Afwijking, language: Language, t: AfwijkingTexts): Html {
  return terms([
    [t.received, amount(one.ontvangen, one.valuta, language)],
    [t.asked, amount(one.asked, 'EUR', language)],
    [t.betalingskenmerk, inGroups(one.betaalverzoek)],
    [t.number, one.serviceId],
  ]);
}

function returnedPayment(one: ReturnedPayment, language: Language, t: AfwijkingTexts): Html {
  const euro = (cents: number): string => formatAmount(cents, language);
  const unexplained = one.bedrag < 0 ? 0 : one.bedrag - one.heropend - one.tegoed;
  const kind = one.soort === 'teruggehaald' ? t.chargedBack : t.refunded;
  return html`<section class="card">
    <h3>${one.bedrag < 0 ? t.restored : kind}</h3>
    ${terms([
      [t.amount, euro(Math.abs(one.bedrag))],
      ...(one.heropend > 0 ? [[t.reopened, euro(one.heropend)] as const] : []),
      ...(one.tegoed > 0 ? [[t.credit, euro(one.tegoed)] as const] : []),
      ...(unexplained > 0 ? [[t.unexplained, euro(unexplained)] as const] : []),
      [t.day, formatFullDay(one.datum.toString(), language)],
      [t.betalingskenmerk, inGroups(one.betaalverzoek)],
      [t.number, one.serviceId ?? ''],
    ])}
  </section>`;
}

// Only euros can be booked or refunded.
function choices({ valuta, ontvangen }: Afwijking): readonly Decision[] {
  return valuta === 'EUR' && ontvangen > 0 ? decisions : ['elders'];
}

function waiting(one: Afwijking, language: Language, t: AfwijkingTexts): Html {
  const buttons = choices(one).map(
    (decision) => html`<button name="decision" value="${decision}">${t.decide[decision]}</button> `,
  );
  return html`<section class="card">
    <h3>${t.kinds[one.soort] ?? one.soort}</h3>
    ${facts(one, language, t)}
    <form method="post" autocomplete="off">
      <input type="hidden" name="afwijking" value="${one.afwijkingId}" />
      <p class="buttons">${buttons}</p>
    </form>
  </section>`;
}

function decided(one: Afwijking, language: Language, t: AfwijkingTexts): Html {
  return html`<section class="card">
    <h3>${t.decisions[one.besluit ?? ''] ?? one.besluit ?? ''}</h3>
    ${facts(one, language, t)}
  </section>`;
}

/** Renders the list of deviating payments: open ones with the possible decisions, and decided ones. */
export function afwijkingenPage(page: AfwijkingenPage): string {
  const { language, afwijkingen, returned, refusal } = page;
  const t = afwijkingTexts[language];
  const open = afwijkingen.filter(({ besluit }) => besluit === null);
  const done = afwijkingen.filter(({ besluit }) => besluit !== null);
  return pageFrame(
    { language, name: t.name, title: t.title },
    html`${refusal ? html`<p class="notice" role="alert">${t.refusals[refusal]}</p>` : ''}
      <p>${t.explanation}</p>
      ${open.length === 0 ? html`<p>${t.nothing}</p>` : [html`<h2>${t.waiting}</h2>`, ...open.map((one) => waiting(one, language, t))]}
      ${
        done.length === 0
          ? ''
          : html`<h2>${t.decided}</h2>
              ${done.map((one) => decided(one, language, t))}`
      }
      ${
        returned.length === 0
          ? ''
          : html`<h2>${t.returned}</h2>
              <p>${t.returnedExplanation}</p>
              ${returned.map((one) => returnedPayment(one, language, t))}`
      }
      <p><a href="/">${t.back}</a></p>`,
  );
}
