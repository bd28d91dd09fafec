import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { html, type Html, pageFrame } from '../../page/page.ts';
import { statusOf, type Betaling, possibleOutcomes, type Outcome } from '../betaling.ts';
import type { Fault, FaultGroup } from '../faults.ts';
import { toTimeText, faultChoice } from './controlPage.ts';
import { texts, type Texts } from './texts.ts';

export interface PaymentPage {
  readonly language: Language;
  readonly betaling: Betaling;
  readonly payee: string;
  readonly faultOf: (group: FaultGroup) => Fault | undefined;
  readonly noLongerPossible: boolean;
}

function attention(t: Texts): Html {
  return html`<p class="notice"><strong>${t.thisIsNotReal}</strong> ${t.explanation}</p>`;
}

const row = (name: string, value: string, className = '') =>
  html`<div class="${className}">
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

function details({ language, betaling, payee }: PaymentPage, t: Texts): Html {
  const status = statusOf(betaling);
  return html`<dl>
    ${row(t.amount, formatAmount(betaling.cents, language), 'large')} ${row(t.to, payee)}
    ${row(t.description, betaling.description)} ${row(t.from, t.testAccount)}
    ${
      status === 'open'
        ? row(t.payBefore, toTimeText(betaling.expiresAt))
        : row(t.status, t.statuses[status])
    }
  </dl>`;
}

function button(outcome: Outcome, label: string, className = ''): Html {
  return html`<button class="${className}" name="outcome" value="${outcome}">${label}</button>`;
}

/** Renders the link back to the insurer, where the result is shown. */
function backLink({ betaling, payee }: PaymentPage, t: Texts): Html {
  return html`<p><a href="${betaling.redirectUrl}">${t.back} ${payee}</a></p>`;
}

/**
 * Renders the buttons. "Betalen" is first, so that Enter pays, as at a bank; every button submits the
 * chosen faults.
 */
function openForm({ language, betaling, faultOf }: PaymentPage, t: Texts): Html {
  const rest = possibleOutcomes(statusOf(betaling)).filter(
    (outcome) => outcome !== 'paid' && outcome !== 'canceled',
  );
  return html`<form method="post" autocomplete="off">
    <p class="buttons">
      ${button('paid', t.outcomes.paid, 'main')} ${button('canceled', t.outcomes.canceled)}
    </p>
    <section aria-labelledby="otherwise">
      <h2 id="otherwise">${t.otherwise}</h2>
      <p class="muted">${t.otherwiseExplanation}</p>
      <p class="buttons">${rest.map((outcome) => button(outcome, t.outcomes[outcome]))}</p>
      <details>
        <summary>${t.faults}</summary>
        ${faultChoice(language, 'notice', faultOf('notice'))}
        ${faultChoice(language, 'retrieval', faultOf('retrieval'))}
      </details>
    </section>
  </form>`;
}

function waitForm({ betaling }: PaymentPage, t: Texts): Html {
  const outcomes = possibleOutcomes(statusOf(betaling));
  return html`<p>${t.waitExplanation}</p>
    <form method="post">
      <p class="buttons">${outcomes.map((outcome) => button(outcome, t.afterAll[outcome]))}</p>
    </form>`;
}

/** Renders the bank's page of a payment: open, pending or ended. */
export function paymentPage(page: PaymentPage): string {
  const { language, betaling, noLongerPossible } = page;
  const t = texts[language];
  const status = statusOf(betaling);
  const title = status === 'open' ? t.title : status === 'pending' ? t.waitTitle : t.doneTitle;
  return pageFrame(
    { language, name: t.name, title },
    html`${attention(t)} ${noLongerPossible ? html`<p role="alert">${t.noLongerPossible}</p>` : ''}
      <div class="card">
        ${details(page, t)} ${status === 'open' ? openForm(page, t) : ''}
        ${status === 'pending' ? waitForm(page, t) : ''}
        ${status === 'open' ? '' : backLink(page, t)}
      </div>
      <p class="footer"><a href="/besturing/betaling/${betaling.id}">${t.control}</a></p>`,
  );
}

/** Renders a page without a payment. */
export function wordPage(language: Language, which: 'start' | 'unknown' | 'wentWrong'): string {
  const t = texts[language];
  const [title, explanation] = {
    start: [t.startTitle, t.startExplanation],
    unknown: [t.unknownTitle, t.unknownExplanation],
    wentWrong: [t.wentWrongTitle, t.unknownExplanation],
  }[which];
  return pageFrame(
    { language, name: t.name, title: title ?? '' },
    html`<p>${explanation ?? ''}</p>
      <p class="footer"><a href="/besturing">${t.control}</a></p>`,
  );
}
