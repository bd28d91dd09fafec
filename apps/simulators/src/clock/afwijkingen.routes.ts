import { preferredLanguage } from '@mijn/domain/acceptLanguage';
import type { FastifyInstance } from 'fastify';
import { parseForm } from '../page/forms.ts';
import { pageHeaders } from '../page/headers.ts';
import { afwijkingenPage, afwijkingenPath } from './afwijkingenPage.ts';
import { type AfwijkingenDesk, decisions } from './config.ts';

/** Registers the list of deviating payments, and the decisions about them. */
export function registerAfwijkingen(
  app: FastifyInstance,
  { list, returned, decide }: AfwijkingenDesk,
): void {
  const load = async () => ({ afwijkingen: await list(), returned: await returned() });
  app.get(afwijkingenPath, async (request, reply) => {
    const language = preferredLanguage(request.headers['accept-language']);
    const page = afwijkingenPage({ language, ...(await load()), refusal: undefined });
    return reply.headers(pageHeaders()).send(page);
  });

  app.post(afwijkingenPath, async (request, reply) => {
    const form = parseForm(request.body);
    const id = form.get('afwijking') ?? '';
    const decision = decisions.find((one) => one === form.get('decision'));
    const known = (await list()).some(({ afwijkingId }) => afwijkingId === id);
    const outcome = known && decision ? await decide(id, decision) : 'unknown';
    if (outcome === 'done') return reply.redirect(afwijkingenPath, 303);
    const language = preferredLanguage(request.headers['accept-language']);
    const page = afwijkingenPage({ language, ...(await load()), refusal: outcome });
    const code = outcome === 'decidedBefore' ? 409 : 400;
    return reply.code(code).headers(pageHeaders()).send(page);
  });
}
