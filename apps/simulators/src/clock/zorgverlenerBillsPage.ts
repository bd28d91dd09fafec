import { formatFullDay } from '@mijn/domain/datum';
import { preferredLanguage } from '@mijn/domain/acceptLanguage';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import type { FastifyInstance } from 'fastify';
import { parseForm } from '../page/forms.ts';
import { pageHeaders } from '../page/headers.ts';
import { html, type Html } from '../page/html.ts';
import { pageFrame } from '../page/pageFrame.ts';
import type { ZorgverlenerBill, ZorgverlenerBillsDesk } from './config.ts';
import { type ZorgverlenerBillsTexts, zorgverlenerBillsTexts } from './zorgverlenerBillsTexts.ts';

export const zorgverlenerBillsPath = '/zorgverleners';

type RefusalKind = keyof ZorgverlenerBillsTexts['refusals'];

function billCard(bill: ZorgverlenerBill, language: Language, t: ZorgverlenerBillsTexts): Html {
  const amount = formatAmount(bill.bedrag, language);
  const day = formatFullDay(bill.behandelDatum, language);
  return html`<section class="card">
    <h3>${bill.zorgsoort}, ${bill.zorgverlener}</h3>
    <p>${bill.naam} · ${day} · ${amount} · ${bill.nummer}</p>
    ${
      bill.taken
        ? html`<p><strong>${t.taken}</strong></p>`
        : html`<form method="post" autocomplete="off">
            <input type="hidden" name="bill" value="${bill.nummer}" />
            <input type="hidden" name="line" value="${String(bill.volgnummer)}" />
            <p class="buttons"><button>${t.takeBack}</button></p>
          </form>`
    }
  </section>`;
}

function listPage(
  language: Language,
  bills: readonly ZorgverlenerBill[],
  refusal: RefusalKind | undefined,
): string {
  const t = zorgverlenerBillsTexts[language];
  return pageFrame(
    { language, name: t.name, title: t.title },
    html`${refusal ? html`<p class="notice" role="alert">${t.refusals[refusal]}</p>` : ''}
      <p>${t.explanation}</p>
      ${bills.length === 0 ? html`<p>${t.nothing}</p>` : bills.map((one) => billCard(one, language, t))}
      <p><a href="/">${t.back}</a></p>`,
  );
}

/** Registers the list of care providers' bills, each with a button to withdraw it. */
export function registerZorgverlenerBills(
  app: FastifyInstance,
  { list, takeBack }: ZorgverlenerBillsDesk,
): void {
  app.get(zorgverlenerBillsPath, async (request, reply) => {
    const language = preferredLanguage(request.headers['accept-language']);
    return reply.headers(pageHeaders()).send(listPage(language, await list(), undefined));
  });

  app.post(zorgverlenerBillsPath, async (request, reply) => {
    const form = parseForm(request.body);
    const [number, line] = [form.get('bill'), Number(form.get('line'))];
    const bill = (await list()).find((one) => one.nummer === number && one.volgnummer === line);
    const outcome = bill ? await takeBack(bill) : 'unknown';
    if (outcome === 'done') return reply.redirect(zorgverlenerBillsPath, 303);
    const language = preferredLanguage(request.headers['accept-language']);
    const code = outcome === 'unknown' ? 400 : 409;
    return reply
      .code(code)
      .headers(pageHeaders())
      .send(listPage(language, await list(), outcome));
  });
}
