import { netherlandsClock } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { html, type Html, pageFrame } from '../../page/page.ts';
import { faults, faultsOf, type Fault, type FaultGroup, faultGroups } from '../faults.ts';
import { texts, type Texts } from './texts.ts';
import { formatAmount } from '@mijn/domain/money';
import { statusOf, type Betaling, possibleOutcomes } from '../betaling.ts';
import { remaining } from '../mollie.ts';

/** Formats the Dutch time of an instant (RFC 3339), with or without seconds. */
export function toTimeText(instant: string, seconds = false): string {
  return netherlandsClock(new Date(instant))
    .toISOString()
    .slice(11, seconds ? 19 : 16);
}

function choice(group: FaultGroup, value: string, label: string, chosen: boolean): Html {
  return html`<label>
    <input type="radio" name="${group}" value="${value}" ${chosen ? 'checked' : ''} />
    ${label}</label
  >`;
}

/** Renders a group of faults as radio buttons with the group's name; the empty value is "nothing". */
export function faultChoice(
  language: Language,
  group: FaultGroup,
  chosen: Fault | undefined,
): Html {
  const t = texts[language];
  return html`<fieldset>
    <legend>${t.groups[group]}</legend>
    ${choice(group, '', t.noFault, chosen === undefined)}
    ${faultsOf(group).map((key) => choice(group, key, faults[key][language], key === chosen))}
  </fieldset>`;
}

type SetFault = (group: FaultGroup) => Fault | undefined;

function faultForm(language: Language, title: string, faultOf: SetFault): Html {
  const t = texts[language];
  return html`<section class="card" aria-labelledby="faults">
    <h2 id="faults">${t.faults}: ${title}</h2>
    <form method="post" autocomplete="off">
      ${faultGroups.map((group) => faultChoice(language, group, faultOf(group)))}
      <p class="buttons"><button name="action" value="faults">${t.set}</button></p>
    </form>
  </section>`;
}

function betalingRow(language: Language, betaling: Betaling): Html {
  const t = texts[language];
  return html`<li>
    <a href="/besturing/betaling/${betaling.id}">${betaling.description}</a>
    <p>
      ${formatAmount(betaling.cents, language)} · ${t.statuses[statusOf(betaling)]} ·
      ${toTimeText(betaling.steps[0].at)}
    </p>
  </li>`;
}

/** Renders the control page: faults for all payments, and every payment, newest first. */
export function controlPage(
  language: Language,
  betalingen: readonly Betaling[],
  faultOf: SetFault,
): string {
  const t = texts[language];
  return pageFrame(
    { language, name: t.name, title: t.control },
    html`<p>${t.controlExplanation}</p>
      ${faultForm(language, t.allBetalingen, faultOf)}
      <section aria-labelledby="betalingen">
        <h2 id="betalingen">${t.betalingen}</h2>
        ${
          betalingen.length === 0
            ? html`<p>${t.noBetalingen}</p>`
            : html`<ul>
                ${betalingen.map((betaling) => betalingRow(language, betaling))}
              </ul>`
        }
      </section>`,
  );
}

function course(betaling: Betaling, t: Texts): Html {
  const steps = betaling.steps.map(
    ({ status, at }) => html`<li>${toTimeText(at, true)} ${t.statuses[status]}</li>`,
  );
  const notices = betaling.notices.map(
    ({ at, id, response }) =>
      html`<li>
        ${toTimeText(at, true)} <code>${id}</code> ${
          response === null ? t.noResponse : `${t.response} ${response}`
        }
      </li>`,
  );
  return html`<section class="card" aria-labelledby="steps">
      <h2 id="steps">${t.steps}</h2>
      <ol>
        ${steps}
      </ol>
    </section>
    <section class="card" aria-labelledby="notices">
      <h2 id="notices">${t.notices}</h2>
      ${
        notices.length === 0
          ? html`<p>${t.noNotices}</p>`
          : html`<ol>
              ${notices}
            </ol>`
      }
      <form method="post">
        <p class="buttons">
          <button name="action" value="report">${t.reportNow}</button>
          <button name="action" value="reportForged">${t.reportForged}</button>
        </p>
      </form>
    </section>`;
}

/** Renders the control page of a payment: its end, webhooks, faults and history. */
export function betalingControl(language: Language, betaling: Betaling, faultOf: SetFault): string {
  const t = texts[language];
  const outcomes = possibleOutcomes(statusOf(betaling)).map(
    (outcome) => html`<button name="outcome" value="${outcome}">${t.afterAll[outcome]}</button> `,
  );
  return pageFrame(
    { language, name: t.name, title: `${t.control}: ${betaling.description}` },
    html`<div class="card">
        <dl>
          <div class="large">
            <dt>${t.amount}</dt>
            <dd>${formatAmount(betaling.cents, language)}</dd>
          </div>
          <div>
            <dt>${t.status}</dt>
            <dd>${t.statuses[statusOf(betaling)]}</dd>
          </div>
        </dl>
        ${
          outcomes.length === 0
            ? ''
            : html`<form method="post"><p class="buttons">${outcomes}</p></form>`
        }
        ${
          statusOf(betaling) === 'paid' && remaining(betaling) > 0
            ? html`<form method="post">
                <p class="buttons">
                  <button name="action" value="refund">${t.refund}</button>
                  <button name="action" value="chargeBack">${t.chargeBack}</button>
                </p>
              </form>`
            : ''
        }
        ${
          betaling.chargedBack
            ? html`<form method="post">
                <p class="buttons">
                  <button name="action" value="reverseChargeBack">${t.reverseChargeBack}</button>
                </p>
              </form>`
            : ''
        }
        <p><a href="/betalen/${betaling.id}">${t.toPaymentPage}</a></p>
      </div>
      ${course(betaling, t)} ${faultForm(language, t.onlyThis, faultOf)}
      <p class="footer"><a href="/besturing">${t.toControl}</a></p>`,
  );
}
