import type { Language } from '@mijn/domain/language';
import { formatAmount, toTypedAmount } from '@mijn/domain/money';
import { html, type Html } from '../page/html.ts';
import { pageFrame } from '../page/pageFrame.ts';
import { type Afwijking, type Decision, decisions } from './config.ts';
import { type AfwijkingTexts, afwijkingTexts } from './afwijkingTexts.ts';

/** Where the list stands. */
export const afwijkingenPath = '/afwijkingen';

/** What the list shows; `refusal` is why a decision was not carried out. */
export interface AfwijkingenPage {
  readonly language: Language;
  readonly afwijkingen: readonly Afwijking[];
  readonly refusal: 'decidedBefore' | 'impossible' | 'unknown' | undefined;
}

function amount(hundredths: number, currency: string, language: Language): string {
  return currency === 'EUR'
    ? formatAmount(hundredths, language)
    : `${currency} ${toTypedAmount(hundredths, language)}`;
}

function facts(one: Afwijking, language: Language, t: AfwijkingTexts): Html {
  const rows = [
    [t.received, amount(one.ontvangen, one.valuta, language)],
    [t.asked, amount(one.asked, 'EUR', language)],
    [t.betalingskenmerk, one.betaalverzoek.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    [t.number, one.serviceId],
  ] as const;
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

// Only euros are ours to book or to pay back.
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

/** The list of payments that do not agree: what waits, with what can be decided, and what was. */
export function afwijkingenPage({ language, afwijkingen, refusal }: AfwijkingenPage): string {
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
      <p><a href="/">${t.back}</a></p>`,
  );
}
