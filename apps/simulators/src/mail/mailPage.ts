import type { Language } from '@mijn/domain/language';
import { isObject } from '@mijn/domain/values';
import { html, type Html, pageFrame } from '../page/page.ts';

/** Faults of the mail server: none, temporary failure, unknown mailbox, no answer. */
export const mailFaults = ['none', 'later', 'refuse', 'silent'] as const;

/** A fault of the mail server. */
export type MailFault = (typeof mailFaults)[number];

/** A received mail, parsed. */
export interface ReceivedMail {
  readonly id: string;
  readonly from: string;
  /** Recipients of the SMTP envelope. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** RFC 3339. */
  readonly receivedAt: string;
}

/** Returns whether a stored value is a mail. */
export function isReceivedMail(value: unknown): value is ReceivedMail {
  return isObject(value) && typeof value['id'] === 'string' && Array.isArray(value['to']);
}

const nl = {
  name: 'Mail (simulator)',
  title: 'Verstuurde mail',
  explanation: 'Alles wat de verzekeraar mailt, komt hier terecht en gaat nergens anders heen.',
  none: 'Er is nog geen mail verstuurd.',
  to: 'Aan',
  from: 'Van',
  receivedAt: 'Ontvangen',
  fault: 'Wat er mis is met deze mailserver',
  save: 'Zo instellen',
  faults: {
    none: 'Niets: alles komt aan',
    later: 'Druk: probeer het later nog eens',
    refuse: 'Dit adres bestaat niet',
    silent: 'Geeft geen antwoord meer',
  } satisfies Record<MailFault, string>,
};

type Texts = typeof nl;

const en: Texts = {
  name: 'Mail (simulator)',
  title: 'Mail that was sent',
  explanation: 'Everything the insurer mails ends up here and goes nowhere else.',
  none: 'No mail was sent yet.',
  to: 'To',
  from: 'From',
  receivedAt: 'Received',
  fault: 'What is wrong with this mail server',
  save: 'Set',
  faults: {
    none: 'Nothing: everything arrives',
    later: 'Busy: try again later',
    refuse: 'This address does not exist',
    silent: 'Falls silent',
  },
};

const texts: Readonly<Record<Language, Texts>> = { nl, en };

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

function mailCard({ from, to, subject, text, receivedAt }: ReceivedMail, t: Texts): Html {
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
interface MailPage {
  readonly language: Language;
  /** Newest first. */
  readonly mails: readonly ReceivedMail[];
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
