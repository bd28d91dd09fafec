import type { Language } from '@mijn/domain/language';
import { dayInNetherlands, formatFullDay } from '@mijn/domain/datum';
import type { FastifyInstance } from 'fastify';
import { html, type Html, pageFrame, languageOf, descriptionList, sendPage } from '../page/page.ts';
import { afwijkingTexts } from './afwijkingenPage.ts';
import type { MailsService, GivenUpMail } from './config.ts';

export const mailsPath = '/mails';

const nl = {
  title: 'E-mails die niet aankwamen',
  explanation:
    'De mailserver nam deze e-mails niet aan. Is er iets gewijzigd, vertel het deze mensen dan met een brief. Na 90 dagen verdwijnen ze uit deze lijst.',
  nothing: 'Alle e-mails zijn aangekomen of nog onderweg.',
  relatie: 'Relatienummer',
  about: 'Ging over',
  tried: 'Geprobeerd',
  times: (n: number) => (n === 1 ? '1 keer' : `${n} keer`),
  topics: new Map([
    ['email', 'e-mailadres'],
    ['rekening', 'rekeningnummer'],
    ['toestemming', 'wie de zorg mag zien'],
    ['bericht', 'een bericht dat klaarstaat'],
    ['bevestiging', 'een nieuw e-mailadres bevestigen'],
  ]),
};

export const mailTexts: Readonly<Record<Language, typeof nl>> = {
  nl,
  en: {
    title: 'Emails that did not arrive',
    explanation:
      'The mail server did not take these emails. Where something was changed, tell these people by letter. After 90 days they go from this list.',
    nothing: 'All emails have arrived or are still on their way.',
    relatie: 'Customer number',
    about: 'Told of',
    tried: 'Tried',
    times: (n) => (n === 1 ? 'once' : `${n} times`),
    topics: new Map([
      ['email', 'email address'],
      ['rekening', 'account number'],
      ['toestemming', 'who may see the care'],
      ['bericht', 'a message that waits'],
      ['bevestiging', 'confirming a new email address'],
    ]),
  },
};

function card(one: GivenUpMail, language: Language): Html {
  const t = mailTexts[language];
  const day = formatFullDay(dayInNetherlands(new Date(one.givenUpAt.epochMilliseconds)), language);
  const topics = one.velden.length > 0 ? one.velden : [one.kind];
  const rows = [
    [t.relatie, one.relatienummer],
    [t.about, topics.map((topic) => t.topics.get(topic) ?? topic).join(', ')],
    [t.tried, t.times(one.attempts)],
  ] as const;
  return html`<section class="card">
    <h2>${day}</h2>
    ${descriptionList(rows)}
  </section>`;
}

function mailsPage(language: Language, mails: readonly GivenUpMail[]): string {
  const t = mailTexts[language];
  const { name, back } = afwijkingTexts[language];
  return pageFrame(
    { language, name, title: t.title },
    html`<p>${t.explanation}</p>
      ${mails.length === 0 ? html`<p>${t.nothing}</p>` : mails.map((one) => card(one, language))}
      <p><a href="/">${back}</a></p>`,
  );
}

export function registerMails(app: FastifyInstance, { list }: MailsService): void {
  app.get(mailsPath, async (request, reply) => {
    return sendPage(reply, mailsPage(languageOf(request), await list()));
  });
}
