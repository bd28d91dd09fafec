import type { Language } from '@mijn/domain/language';
import { html, type Html } from '../page/html.ts';
import { pageFrame } from '../page/pageFrame.ts';
import { type MailFault, mailFaults } from './config.ts';
import type { KeptMail } from './message.ts';
import { texts, type Texts } from './texts.ts';

/** Maximum number of mails on the page; the folder holds all. */
const atMost = 200;

function faultForm(fault: MailFault, t: Texts): Html {
  const choices = mailFaults.map(
    (one) =>
      html`<label>
        <input type="radio" name="fault" value="${one}" ${one === fault ? 'checked' : ''} />
        ${t.faults[one]}</label
      >`,
  );
  return html`<form method="post" autocomplete="off" class="card">
    <fieldset>
      <legend>${t.fault}</legend>
      ${choices}
    </fieldset>
    <p class="buttons"><button>${t.save}</button></p>
  </form>`;
}

function mailCard({ from, to, subject, text, receivedAt }: KeptMail, t: Texts): Html {
  return html`<article class="card">
    <h2>${subject}</h2>
    <dl>
      <div>
        <dt>${t.to}</dt>
        <dd>${to.join(', ')}</dd>
      </div>
      <div>
        <dt>${t.from}</dt>
        <dd>${from}</dd>
      </div>
      <div>
        <dt>${t.receivedAt}</dt>
        <dd>${receivedAt}</dd>
      </div>
    </dl>
    <pre>${text}</pre>
  </article>`;
}

/** Data of the page. */
export interface MailPage {
  readonly language: Language;
  /** Newest first. */
  readonly mails: readonly KeptMail[];
  readonly fault: MailFault;
}

/** Renders the received mails, newest first, and the choice of the fault. */
export function mailPage({ language, mails, fault }: MailPage): string {
  const t = texts[language];
  return pageFrame(
    { language, name: t.name, title: t.title },
    html`<p>${t.explanation}</p>
      ${
        mails.length === 0
          ? html`<p>${t.none}</p>`
          : mails.slice(0, atMost).map((mail) => mailCard(mail, t))
      }
      ${faultForm(fault, t)}`,
  );
}
