import type { Language } from '@mijn/domain/language';
import { formatBetalingskenmerk } from '@mijn/domain/format';
import { formatFullDay } from '@mijn/domain/datum';
import { randomUUID } from 'node:crypto';
import { formatAmount, parseAmount, toTypedAmount } from '@mijn/domain/money';
import type { FastifyInstance } from 'fastify';
import { parseForm, html, type Html, pageFrame, languageOf, sendPage } from '../page/page.ts';
import type { BankService, OpenBetaalverzoek, ReturnableIncasso } from './config.ts';

const nl = {
  name: 'Bank (simulator)',
  title: 'Wat de bank van de verzekeraar meldt',
  transfers: 'Overboekingen',
  transfersExplanation:
    'Wie niet met iDEAL betaalt, maakt het bedrag zelf over met het betalingskenmerk. Hier komt zo’n overboeking binnen.',
  nothingOpen: 'Er staat geen betaalverzoek open.',
  due: 'betalen uiterlijk',
  amount: 'Bedrag dat binnenkwam, in euro’s',
  receive: 'Overboeking ontvangen',
  debits: 'Afschrijvingen',
  debitsExplanation:
    'Een bank kan een afschrijving tot 8 weken later terugboeken. Dan staat het bedrag weer open.',
  nothingDebited: 'Er is de laatste 8 weken niets afgeschreven.',
  giveBack: 'Boek terug',
  back: 'Naar de dag bij de verzekeraar',
  refusals: {
    amount: 'Dat is geen bedrag. Vul een bedrag in, bijvoorbeeld 89,50. Er is niets geboekt.',
    unknown: 'Dat betaalverzoek is er niet. Er is niets geboekt.',
    notGivenBack:
      'Deze afschrijving is al teruggeboekt, of het is te lang geleden. Er is nu niets veranderd.',
  },
};

type BankTexts = typeof nl;

export const bankTexts: Readonly<Record<Language, BankTexts>> = {
  nl,
  en: {
    name: 'Bank (simulator)',
    title: 'What the insurer’s bank reports',
    transfers: 'Transfers',
    transfersExplanation:
      'Who does not pay with iDEAL transfers the amount with the payment reference. Here such a transfer comes in.',
    nothingOpen: 'No payment request is open.',
    due: 'to be paid by',
    amount: 'Amount that came in, in euros',
    receive: 'Receive transfer',
    debits: 'Direct debits',
    debitsExplanation:
      'A bank can give a debit back up to 8 weeks later. The amount is open again then.',
    nothingDebited: 'Nothing was debited in the last 8 weeks.',
    giveBack: 'Give back',
    back: 'To the day at the insurer',
    refusals: {
      amount: 'That is no amount. Fill in an amount, for example 89.50. Nothing was booked.',
      unknown: 'There is no such payment request. Nothing was booked.',
      notGivenBack: 'This debit was given back before, or too long ago. Nothing has changed now.',
    },
  },
};

export const bankPath = '/bank';

type Refusal = keyof BankTexts['refusals'];

function transferCard(one: OpenBetaalverzoek, language: Language, t: BankTexts): Html {
  const id = `amount-${one.kenmerk}`;
  const day = formatFullDay(one.dueDate, language);
  // The bank's reference of a transfer, so that submitting the form twice makes one transfer.
  return html`<section class="card">
    <h3>${one.naam}, ${formatAmount(one.open, language)}</h3>
    <p>${formatBetalingskenmerk(one.kenmerk)} · ${t.due} ${day}</p>
    <form method="post" autocomplete="off">
      <input type="hidden" name="kenmerk" value="${one.kenmerk}" />
      <input type="hidden" name="reference" value="${randomUUID()}" />
      <p class="field">
        <label for="${id}">${t.amount}</label>
        <input
          id="${id}"
          name="amount"
          inputmode="decimal"
          value="${toTypedAmount(one.open, language)}"
        />
        <button>${t.receive}</button>
      </p>
    </form>
  </section>`;
}

function debitCard(one: ReturnableIncasso, language: Language, t: BankTexts): Html {
  return html`<section class="card">
    <h3>${one.naam}, ${formatAmount(one.bedrag, language)}</h3>
    <p>${formatFullDay(one.datum, language)}</p>
    <form method="post" autocomplete="off">
      <input type="hidden" name="incasso" value="${String(one.incassoId)}" />
      <p class="buttons"><button>${t.giveBack}</button></p>
    </form>
  </section>`;
}

function bankPage(
  language: Language,
  { betaalverzoeken, incassos }: Awaited<ReturnType<BankService['list']>>,
  refusal: Refusal | undefined,
): string {
  const t = bankTexts[language];
  return pageFrame(
    { language, name: t.name, title: t.title },
    html`${refusal ? html`<p class="notice" role="alert">${t.refusals[refusal]}</p>` : ''}
      <h2>${t.transfers}</h2>
      <p>${t.transfersExplanation}</p>
      ${betaalverzoeken.length === 0 ? html`<p>${t.nothingOpen}</p>` : betaalverzoeken.map((one) => transferCard(one, language, t))}
      <h2>${t.debits}</h2>
      <p>${t.debitsExplanation}</p>
      ${incassos.length === 0 ? html`<p>${t.nothingDebited}</p>` : incassos.map((one) => debitCard(one, language, t))}
      <p><a href="/">${t.back}</a></p>`,
  );
}

async function carryOut(
  { bookTransfer, bookStorno }: BankService,
  form: URLSearchParams,
  language: Language,
): Promise<Refusal | undefined> {
  const incasso = form.get('incasso');
  if (incasso !== null) {
    const known = /^\d{1,15}$/.test(incasso) && (await bookStorno(Number(incasso)));
    return known ? undefined : 'notGivenBack';
  }
  const bedrag = parseAmount(form.get('amount') ?? '', language);
  const [kenmerk, reference] = [form.get('kenmerk') ?? '', form.get('reference') ?? ''];
  if (bedrag === undefined) return 'amount';
  if (reference === '') return 'unknown';
  const outcome = await bookTransfer({ kenmerk, bedrag, reference });
  return outcome === 'done' ? undefined : outcome === 'unknown' ? 'unknown' : 'amount';
}

/** Registers the insurer's bank: incoming transfers and returned debits. */
export function registerBank(app: FastifyInstance, service: BankService): void {
  app.get(bankPath, async (request, reply) => {
    return sendPage(reply, bankPage(languageOf(request), await service.list(), undefined));
  });

  app.post(bankPath, async (request, reply) => {
    const language = languageOf(request);
    const refusal = await carryOut(service, parseForm(request.body), language);
    if (refusal === undefined) return reply.redirect(bankPath, 303);
    const page = bankPage(language, await service.list(), refusal);
    const code = refusal === 'notGivenBack' ? 409 : 400;
    return sendPage(reply, page, { status: code });
  });
}
