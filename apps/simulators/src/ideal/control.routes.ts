import { isObject } from '@mijn/domain/values';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { paymentPageOf, remaining } from './mollie.ts';
import { statusOf, type Betaling, type IdealConfig, isOutcome } from './betaling.ts';
import type { Checkout } from './checkout.ts';
import { isFault, type Setting } from './faults.ts';

type WithId = { Params: { id: string } };
type ForQuery = { Querystring: { forPayment?: string } };

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

function parseSetting(body: unknown): Setting | undefined {
  if (!isObject(body)) return undefined;
  const { what, forPayment, times, ms } = body;
  if (!isFault(what) || (forPayment !== undefined && typeof forPayment !== 'string'))
    return undefined;
  if ((times !== undefined && !isNumber(times)) || (ms !== undefined && !isNumber(ms)))
    return undefined;
  return { what, forPayment, times, ms };
}

function toJson(betaling: Betaling, address: string): Readonly<Record<string, unknown>> {
  return {
    ...betaling,
    status: statusOf(betaling),
    paymentPage: paymentPageOf(address, betaling.id),
  };
}

const error = (reply: FastifyReply, code: number, message: string) =>
  reply.code(code).send({ error: message });

const unknown = (reply: FastifyReply) => error(reply, 404, 'unknown payment');

/**
 * Registers the control API for tests, under /besturing/api (see controller.testing.ts). It needs no key:
 * everybody who reaches a simulator may use it.
 */
export async function registerControl(
  app: FastifyInstance,
  checkout: Checkout,
  { address }: IdealConfig,
): Promise<void> {
  app.get<ForQuery>('/betalingen', (request) => ({
    betalingen: checkout
      .list(request.query.forPayment)
      .map((betaling) => toJson(betaling, address)),
  }));

  app.post<WithId>('/betalingen/:id', (request, reply) => {
    const betaling = checkout.find(request.params.id);
    if (!betaling) return unknown(reply);
    const outcome = isObject(request.body) ? request.body['outcome'] : undefined;
    if (!isOutcome(outcome)) return error(reply, 400, 'unknown outcome');
    const updated = checkout.set(betaling, outcome);
    if (!updated) return error(reply, 409, `not from ${statusOf(betaling)}`);
    return reply.send(toJson(updated, address));
  });

  app.post<WithId>('/betalingen/:id/chargeback', (request, reply) => {
    const betaling = checkout.find(request.params.id);
    if (!betaling) return unknown(reply);
    const updated = checkout.chargeBack(betaling);
    if (!updated) return error(reply, 409, 'nothing to take back');
    return reply.send(toJson(updated, address));
  });

  app.post<WithId>('/betalingen/:id/reversal', (request, reply) => {
    const betaling = checkout.find(request.params.id);
    if (!betaling) return unknown(reply);
    const updated = checkout.reverseChargeBack(betaling);
    if (!updated) return error(reply, 409, 'nothing to reverse');
    return reply.send(toJson(updated, address));
  });

  app.post<WithId>('/betalingen/:id/refund', (request, reply) => {
    const betaling = checkout.find(request.params.id);
    if (!betaling) return unknown(reply);
    const what = { cents: remaining(betaling), description: '', metadata: null };
    const back = what.cents > 0 ? checkout.payBack(betaling, what) : undefined;
    if (!back) return error(reply, 409, 'nothing to give back');
    return reply.send(toJson(checkout.find(betaling.id) ?? betaling, address));
  });

  app.post<WithId>('/betalingen/:id/notice', async (request, reply) => {
    const betaling = checkout.find(request.params.id);
    if (!betaling) return unknown(reply);
    const id = isObject(request.body) ? request.body['id'] : undefined;
    const response = await checkout.report(betaling, typeof id === 'string' ? id : betaling.id);
    return reply.send({ response });
  });

  app.get('/faults', () => ({ faults: checkout.faults.list() }));

  app.post('/faults', (request, reply) => {
    const setting = parseSetting(request.body);
    if (!setting) return error(reply, 400, 'unknown fault');
    checkout.faults.set(setting);
    return reply.code(204).send();
  });

  app.delete<ForQuery>('/faults', (request, reply) => {
    if (request.query.forPayment === undefined) checkout.faults.clearAll();
    else checkout.faults.clear(request.query.forPayment);
    return reply.code(204).send();
  });
}
