import { preferredLanguage } from '@mijn/domain/acceptLanguage';
import { formatFullDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import type { FastifyInstance } from 'fastify';
import { parseForm } from '../page/forms.ts';
import { pageHeaders } from '../page/headers.ts';
import { html, type Html } from '../page/html.ts';
import { pageFrame } from '../page/pageFrame.ts';
import { arrearsTexts, type ArrearsTexts } from './arrearsTexts.ts';
import type { Arrears, ArrearsDesk } from './config.ts';

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
export function registerArrears(app: FastifyInstance, { list, dispute }: ArrearsDesk): void {
  app.get(arrearsPath, async (request, reply) => {
    const language = preferredLanguage(request.headers['accept-language']);
    return reply.headers(pageHeaders()).send(listPage(language, await list(), false));
  });

  app.post(arrearsPath, async (request, reply) => {
    const form = parseForm(request.body);
    const one = (await list()).find(({ id }) => id === form.get('arrears'));
    const decision = form.get('decision');
    const isKnown = decision === 'dispute' || decision === 'answer';
    if (one && isKnown && (await dispute(one.id, decision === 'dispute'))) {
      return reply.redirect(arrearsPath, 303);
    }
    const language = preferredLanguage(request.headers['accept-language']);
    return reply
      .code(400)
      .headers(pageHeaders())
      .send(listPage(language, await list(), true));
  });
}
