import type { Language } from '@mijn/domain/language';
import { formatFullDay } from '@mijn/domain/datum';
import type { Arrears, ArrearsService } from './config.ts';
import { formatAmount } from '@mijn/domain/money';
import type { FastifyInstance } from 'fastify';
import { parseForm, html, type Html, pageFrame, languageOf, sendPage } from '../page/page.ts';

/** The words of the list of arrears of premium. */
interface ArrearsTexts {
  readonly name: string;
  readonly title: string;
  readonly explanation: string;
  readonly nothing: string;
  readonly stages: Readonly<Record<Arrears['stap'], string>>;
  readonly disputedSince: string;
  readonly dispute: string;
  readonly answer: string;
  readonly unknown: string;
  readonly back: string;
}

/** The words in both languages. */
export const arrearsTexts: Readonly<Record<Language, ArrearsTexts>> = {
  nl: {
    name: 'Medewerker (simulator)',
    title: 'Premieachterstanden',
    explanation:
      'Belt iemand omdat de achterstand niet klopt? Noteer dat hier. Tot het antwoord volgt er geen nieuwe stap, en geen aanmelding bij het CAK.',
    nothing: 'Niemand heeft een premieachterstand.',
    stages: {
      aanbod: 'Regeling aangeboden',
      waarschuwing: 'Gewaarschuwd',
      aanmelding: 'Aangemeld bij het CAK',
    },
    disputedSince: 'Betwist sinds',
    dispute: 'Noteer: betwist',
    answer: 'Noteer: beantwoord',
    unknown: 'Die achterstand is er niet meer.',
    back: 'Naar de dag bij de verzekeraar',
  },
  en: {
    name: 'Staff (simulator)',
    title: 'Arrears of premium',
    explanation:
      'Does somebody call because the arrears are not right? Note it here. Until the answer no further step follows, and no registration with the CAK.',
    nothing: 'Nobody is in arrears of premium.',
    stages: {
      aanbod: 'Arrangement offered',
      waarschuwing: 'Warned',
      aanmelding: 'Registered with the CAK',
    },
    disputedSince: 'Disputed since',
    dispute: 'Note: disputed',
    answer: 'Note: answered',
    unknown: 'Those arrears are over.',
    back: 'To the day at the insurer',
  },
};

export const arrearsPath = '/premieachterstanden';

function arrearsCard(one: Arrears, language: Language, t: ArrearsTexts): Html {
  const day = (date: Temporal.PlainDate): string => formatFullDay(date.toString(), language);
  const amount = formatAmount(one.bedrag, language);
  const { disputedSince, reason } = one;
  return html`<section class="card">
    <h3>${one.naam}</h3>
    <p>${t.stages[one.stap]} · ${day(one.sinds)} · ${amount}</p>
    ${disputedSince === null ? '' : html`<p><strong>${t.disputedSince} ${day(disputedSince)}</strong></p>`}
    ${reason === null ? '' : html`<blockquote lang="nl">${reason}</blockquote>`}
    <form method="post" autocomplete="off">
      <input type="hidden" name="arrears" value="${one.id}" />
      <p class="buttons">
        ${
          disputedSince === null
            ? html`<button name="decision" value="dispute">${t.dispute}</button>`
            : html`<button name="decision" value="answer">${t.answer}</button>`
        }
      </p>
    </form>
  </section>`;
}

function listPage(language: Language, list: readonly Arrears[], isUnknown: boolean): string {
  const t = arrearsTexts[language];
  return pageFrame(
    { language, name: t.name, title: t.title },
    html`${isUnknown ? html`<p class="notice" role="alert">${t.unknown}</p>` : ''}
      <p>${t.explanation}</p>
      ${list.length === 0 ? html`<p>${t.nothing}</p>` : list.map((one) => arrearsCard(one, language, t))}
      <p><a href="/">${t.back}</a></p>`,
  );
}

/** Registers the list of arrears of premium, each with a button for a dispute or its answer. */
export function registerArrears(app: FastifyInstance, { list, dispute }: ArrearsService): void {
  app.get(arrearsPath, async (request, reply) => {
    return sendPage(reply, listPage(languageOf(request), await list(), false));
  });

  app.post(arrearsPath, async (request, reply) => {
    const form = parseForm(request.body);
    const one = (await list()).find(({ id }) => id === form.get('arrears'));
    const decision = form.get('decision');
    const isKnown = decision === 'dispute' || decision === 'answer';
    if (one && isKnown && (await dispute(one.id, decision === 'dispute'))) {
      return reply.redirect(arrearsPath, 303);
    }
    const language = languageOf(request);
    return sendPage(reply, listPage(language, await list(), true), { status: 400 });
  });
}
