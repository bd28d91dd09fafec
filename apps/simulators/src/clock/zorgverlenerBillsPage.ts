import type { Language } from '@mijn/domain/language';
import { formatFullDay } from '@mijn/domain/datum';
import { formatAmount } from '@mijn/domain/money';
import type { FastifyInstance } from 'fastify';
import { parseForm, html, type Html, pageFrame, languageOf, sendPage } from '../page/page.ts';
import type { ZorgverlenerBill, ZorgverlenerBillsService } from './config.ts';

const nl = {
  name: 'Zorgverleners (simulator)',
  title: 'Nota’s van zorgverleners terugnemen',
  explanation:
    'Deze nota’s stuurden zorgverleners zelf naar de verzekeraar. Neemt een zorgverlener een nota terug, dan telt die zorg niet meer mee. Het eigen risico en de budgetten van dat jaar schuiven door naar latere nota’s.',
  nothing: 'Er zijn geen nota’s van zorgverleners.',
  takeBack: 'Neem terug',
  taken: 'Teruggenomen',
  back: 'Naar de dag bij de verzekeraar',
  refusals: {
    doneBefore: 'Die nota was al teruggenomen. Er is nu niets veranderd.',
    byHand: 'Dit kan alleen een medewerker van de verzekeraar, met de hand. Er is niets veranderd.',
    unknown: 'Die nota is er niet.',
  },
};

type ZorgverlenerBillsTexts = typeof nl;

export const zorgverlenerBillsTexts: Readonly<Record<Language, ZorgverlenerBillsTexts>> = {
  nl,
  en: {
    name: 'Care providers (simulator)',
    title: 'Taking back bills of care providers',
    explanation:
      'Care providers sent these bills to the insurer themselves. When one takes a bill back, that care no longer counts. Own risk and budgets of that year move on to later bills.',
    nothing: 'There are no bills of care providers.',
    takeBack: 'Take back',
    taken: 'Taken back',
    back: 'To the day at the insurer',
    refusals: {
      doneBefore: 'That bill was taken back before. Nothing has changed now.',
      byHand: 'Only a person of the insurer can do this, by hand. Nothing has changed.',
      unknown: 'There is no such bill.',
    },
  },
};

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
  { list, takeBack }: ZorgverlenerBillsService,
): void {
  app.get(zorgverlenerBillsPath, async (request, reply) => {
    return sendPage(reply, listPage(languageOf(request), await list(), undefined));
  });

  app.post(zorgverlenerBillsPath, async (request, reply) => {
    const form = parseForm(request.body);
    const [number, line] = [form.get('bill'), Number(form.get('line'))];
    const bill = (await list()).find((one) => one.nummer === number && one.volgnummer === line);
    const outcome = bill ? await takeBack(bill) : 'unknown';
    if (outcome === 'done') return reply.redirect(zorgverlenerBillsPath, 303);
    const language = languageOf(request);
    const code = outcome === 'unknown' ? 400 : 409;
    return sendPage(reply, listPage(language, await list(), outcome), { status: code });
  });
}
