import type { Language } from '@mijn/domain/language';
import { formatFullDay } from '@mijn/domain/datum';
import {
  type Decision,
  type Afwijking,
  decisions,
  type ReturnedPayment,
  type AfwijkingenService,
} from './config.ts';
import { formatAmount, toTypedAmount } from '@mijn/domain/money';
import {
  html,
  type Html,
  pageFrame,
  parseForm,
  languageOf,
  descriptionList,
  sendPage,
} from '../page/page.ts';
import type { FastifyInstance } from 'fastify';

const decideNl: Readonly<Record<Decision, string>> = {
  geboekt: 'Boek op het betaalverzoek',
  terugbetaald: 'Betaal terug',
  elders: 'Sluit: elders geregeld',
};

const kindsNl: Readonly<Record<string, string>> = {
  bedrag: 'Een ander bedrag dan gevraagd',
  valuta: 'Een andere munt dan gevraagd',
  kenmerk: 'Een ander betalingskenmerk dan gevraagd',
  dienstId: 'Nog een betaling met hetzelfde kenmerk',
};

const decisionsNl: Readonly<Record<string, string>> = {
  geboekt: 'Geboekt op het betaalverzoek',
  terugbetaald: 'Wordt terugbetaald',
  elders: 'Gesloten: elders geregeld',
  vanzelf: 'Klopte later toch, vanzelf geboekt',
};

const nl = {
  name: 'Medewerker (simulator)',
  title: 'Betalingen die niet kloppen',
  explanation:
    'Bij deze betalingen kwam iets anders binnen dan de verzekeraar vroeg. Er is niets geboekt. Kies wat ermee moet gebeuren. Wie betaalde, ziet tot dan: “Wij controleren je betaling”.',
  nothing: 'Er wacht niets op een besluit.',
  waiting: 'Wacht op een besluit',
  decided: 'Wat er besloten is',
  received: 'Binnengekomen',
  asked: 'Gevraagd',
  betalingskenmerk: 'Betalingskenmerk',
  number: 'Nummer bij de betaaldienst',
  back: 'Naar de dag bij de verzekeraar',
  decide: decideNl,
  kinds: kindsNl,
  decisions: decisionsNl,
  returned: 'Wat terugging bij de betaaldienst',
  returnedExplanation:
    'Dit geld ging terug zonder dat wij het terugbetaalden, of kwam daarna toch bij ons. Het is al geboekt. Kijk alleen naar wat niet te verklaren is.',
  refunded: 'Terugbetaald bij de betaaldienst',
  chargedBack: 'Teruggehaald door de bank',
  restored: 'Toch bij ons gekomen',
  amount: 'Bedrag',
  day: 'Op',
  reopened: 'Staat weer open',
  credit: 'Was een tegoed',
  unexplained: 'Niet te verklaren',
  refusals: {
    decidedBefore: 'Daarover was al besloten. Er is nu niets veranderd.',
    impossible: 'Dat kan met dit geld niet. Sluit het hier en regel het bij de betaaldienst.',
    unknown: 'Die betaling is er niet.',
  },
};

type AfwijkingTexts = typeof nl;

export const afwijkingTexts: Readonly<Record<Language, AfwijkingTexts>> = {
  nl,
  en: {
    name: 'Staff (simulator)',
    title: 'Payments that do not agree',
    explanation:
      'Something else came in with these payments than the insurer asked for. Nothing was booked. Choose what has to be done with it. Until then whoever paid sees: “We are checking your payment”.',
    nothing: 'Nothing waits for a decision.',
    waiting: 'Waiting for a decision',
    decided: 'What was decided',
    received: 'Received',
    asked: 'Asked',
    betalingskenmerk: 'Payment reference',
    number: 'Number at the payment provider',
    back: 'To the day at the insurer',
    decide: {
      geboekt: 'Book on the payment request',
      terugbetaald: 'Pay back',
      elders: 'Close: seen to elsewhere',
    },
    kinds: {
      bedrag: 'Another amount than was asked',
      valuta: 'Another currency than was asked',
      kenmerk: 'Another payment reference than was asked',
      dienstId: 'One more payment with the same reference',
    },
    decisions: {
      geboekt: 'Booked on the payment request',
      terugbetaald: 'Is paid back',
      elders: 'Closed: seen to elsewhere',
      vanzelf: 'Agreed after all, booked by itself',
    },
    returned: 'What went back at the payment provider',
    returnedExplanation:
      'This money went back without our paying it back, or came to us after all. It has been booked. Look only at what is not explained.',
    refunded: 'Refunded at the payment provider',
    chargedBack: 'Taken back by the bank',
    restored: 'Came to us after all',
    amount: 'Amount',
    day: 'On',
    reopened: 'Open again',
    credit: 'Was a credit',
    unexplained: 'Not explained',
    refusals: {
      decidedBefore: 'That had been decided already. Nothing has changed now.',
      impossible:
        'That cannot be done with this money. Close it here and see to it at the payment provider.',
      unknown: 'There is no such payment.',
    },
  },
};

export const afwijkingenPath = '/afwijkingen';

/** Content of the list; `refusal` is the reason why a decision was refused. */
interface AfwijkingenPage {
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

function facts(one: Afwijking, language: Language, t: AfwijkingTexts): Html {
  return descriptionList([
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
    ${descriptionList([
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
function afwijkingenPage(page: AfwijkingenPage): string {
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

/** Registers the list of deviating payments, and the decisions about them. */
export function registerAfwijkingen(
  app: FastifyInstance,
  { list, returned, decide }: AfwijkingenService,
): void {
  const load = async () => ({ afwijkingen: await list(), returned: await returned() });
  app.get(afwijkingenPath, async (request, reply) => {
    const language = languageOf(request);
    const page = afwijkingenPage({ language, ...(await load()), refusal: undefined });
    return sendPage(reply, page);
  });

  app.post(afwijkingenPath, async (request, reply) => {
    const form = parseForm(request.body);
    const id = form.get('afwijking') ?? '';
    const decision = decisions.find((one) => one === form.get('decision'));
    const known = (await list()).some(({ afwijkingId }) => afwijkingId === id);
    const outcome = known && decision ? await decide(id, decision) : 'unknown';
    if (outcome === 'done') return reply.redirect(afwijkingenPath, 303);
    const language = languageOf(request);
    const page = afwijkingenPage({ language, ...(await load()), refusal: outcome });
    const code = outcome === 'decidedBefore' ? 409 : 400;
    return sendPage(reply, page, { status: code });
  });
}
