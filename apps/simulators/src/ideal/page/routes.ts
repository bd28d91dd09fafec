import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  serveFiles,
  acceptFormsOnly,
  parseForm,
  pageHeaders,
  languageOf,
  sendPage,
} from '../../page/page.ts';
import { statusOf, type Betaling, type IdealConfig, isOutcome } from '../betaling.ts';
import { remaining } from '../mollie.ts';
import type { Checkout } from '../checkout.ts';
import { isFault, faults, faultGroups, type FaultGroup } from '../faults.ts';
import { paymentPage, wordPage } from './paymentPage.ts';
import { controlPage, betalingControl } from './controlPage.ts';

type WithId = { Params: { id: string } };

const unknown = (request: FastifyRequest, reply: FastifyReply) =>
  sendPage(reply, wordPage(languageOf(request), 'unknown'), { status: 404 });

/** Sets the faults in a form; groups that it does not name keep theirs. */
function setFaults(
  checkout: Checkout,
  form: URLSearchParams,
  forPayment: string | undefined,
): void {
  for (const group of faultGroups) {
    const what = form.get(group);
    if (what === null) continue;
    if (isFault(what) && faults[what].group === group) checkout.faults.set({ what, forPayment });
    else checkout.faults.clear(forPayment, group);
  }
}

function registerBank(
  app: FastifyInstance,
  checkout: Checkout,
  { payees = {} }: IdealConfig,
): void {
  function show(request: FastifyRequest, reply: FastifyReply, betaling: Betaling, code = 200) {
    const back = new URL(betaling.redirectUrl);
    const page = paymentPage({
      language: languageOf(request),
      betaling,
      payee: payees[back.host] ?? back.host,
      faultOf: (group) => checkout.faults.find(group, betaling.id),
      noLongerPossible: code === 409,
    });
    return reply
      .code(code)
      .headers(pageHeaders([back.origin]))
      .send(page);
  }

  app.get<WithId>('/betalen/:id', (request, reply) => {
    const betaling = checkout.find(request.params.id);
    return betaling ? show(request, reply, betaling) : unknown(request, reply);
  });

  app.post<WithId>('/betalen/:id', (request, reply) => {
    const betaling = checkout.find(request.params.id);
    if (betaling === undefined) return unknown(request, reply);
    const form = parseForm(request.body);
    const outcome = form.get('outcome');
    if (!isOutcome(outcome)) return show(request, reply, betaling, 400);
    // A double press, or two tabs, may request the current status.
    const wasAlreadySet = statusOf(betaling) === outcome;
    if (!wasAlreadySet) setFaults(checkout, form, betaling.id);
    const possible = wasAlreadySet || checkout.set(betaling, outcome) !== undefined;
    return possible
      ? reply.redirect(betaling.redirectUrl, 303)
      : show(request, reply, betaling, 409);
  });

  app.get('/', (request, reply) => sendPage(reply, wordPage(languageOf(request), 'start')));
}

function registerControl(app: FastifyInstance, checkout: Checkout): void {
  app.get('/besturing', (request, reply) => {
    const faultOf = (group: FaultGroup) => checkout.faults.find(group, undefined);
    const page = controlPage(languageOf(request), checkout.list(), faultOf);
    return sendPage(reply, page);
  });

  app.post('/besturing', (request, reply) => {
    setFaults(checkout, parseForm(request.body), undefined);
    return reply.redirect('/besturing', 303);
  });

  app.get<WithId>('/besturing/betaling/:id', (request, reply) => {
    const betaling = checkout.find(request.params.id);
    if (!betaling) return unknown(request, reply);
    const faultOf = (group: FaultGroup) => checkout.faults.find(group, betaling.id);
    const page = betalingControl(languageOf(request), betaling, faultOf);
    return sendPage(reply, page);
  });

  app.post<WithId>('/besturing/betaling/:id', async (request, reply) => {
    const betaling = checkout.find(request.params.id);
    if (!betaling) return unknown(request, reply);
    const form = parseForm(request.body);
    const [outcome, action] = [form.get('outcome'), form.get('action')];
    if (isOutcome(outcome)) checkout.set(betaling, outcome);
    if (action === 'chargeBack') checkout.chargeBack(betaling);
    if (action === 'reverseChargeBack') checkout.reverseChargeBack(betaling);
    if (action === 'refund') {
      checkout.payBack(betaling, { cents: remaining(betaling), description: '', metadata: null });
    }
    if (action === 'faults') setFaults(checkout, form, betaling.id);
    if (action === 'report') await checkout.report(betaling);
    if (action === 'reportForged') await checkout.report(betaling, 'tr_forged');
    return reply.redirect(`/besturing/betaling/${betaling.id}`, 303);
  });
}

/** Registers the bank's page and the control page. */
export async function registerPages(
  app: FastifyInstance,
  checkout: Checkout,
  config: IdealConfig,
): Promise<void> {
  app.setErrorHandler((error: Error, request, reply) => {
    request.log.error({ kind: error.name }, 'the iDEAL simulator stumbled');
    return sendPage(reply, wordPage(languageOf(request), 'wentWrong'), { status: 500 });
  });
  acceptFormsOnly(app);
  registerBank(app, checkout, config);
  registerControl(app, checkout);
  await serveFiles(app, new URL('.', import.meta.url), true);
}
