import { paymentNotice } from '@mijn/contract/extensions';
import { callPaths } from '@mijn/domain/paths';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { maximumBytes } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { forwardRegularly } from './forwardNotices.ts';

/**
 * Parses the form `id=…`: exactly that field, once.
 * @throws Refusal 400
 */
function parseId(body: unknown): string {
  if (typeof body !== 'string') throw new Refusal(400, 'not a form');
  const fields = [...new URLSearchParams(body)];
  const { data, success } = paymentNotice.safeParse(Object.fromEntries(fields));
  if (!success || fields.length !== 1) throw new Refusal(400, 'not a message about a payment');
  return data.id;
}

/**
 * `POST /webhooks/betalingen` (docs/contract.md, Addresses): the payment provider's form post. It comes
 * from outside, so it is exempt from the rules of Origin, header and JSON. Strict on shape and size,
 * rate-limited, and answered with 200 only once stored durably. Its content is not trusted: a forged id
 * only makes the insurer query the payment provider.
 */
export async function registerPaymentNotices(
  app: FastifyInstance,
  services: Services,
): Promise<void> {
  const { paymentNotices } = services;
  const wake = forwardRegularly(app, services);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.post(
    callPaths.paymentNotice,
    {
      bodyLimit: maximumBytes.paymentNotice,
      config: { rateLimit: { max: services.limits.paymentNotices, groupId: 'paymentNotices' } },
    },
    async (request, reply) => {
      await paymentNotices.save(parseId(request.body));
      wake();
      return reply.header('cache-control', 'no-store').send({ status: 200 });
    },
  );
}
