import { homeOf } from '@mijn/domain/machtiging';
import { pages } from '@mijn/domain/paths';
import { actingFields, actingForms, formFields } from '@mijn/domain/postedForm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPage } from '../pages/findPage.ts';
import { pathOf } from '../http/paths.ts';
import { checkCount } from '../http/rateLimit.ts';
import type { Services } from '../services.ts';
import { setSessie } from '../sessie/browserLogin.ts';
import { startGemachtigd } from '../sessie/startGemachtigd.ts';
import { stopActing } from '../sessie/stopActing.ts';
import { readSessie, sessieIdOf } from '../sessie/readSessie.ts';
import { verifyForm } from './formTokens.ts';

/**
 * Starts to act for somebody else: in a new session, so that no document, form or token of the person's own works in it.
 * Without a permission that holds now, the page shows those that do.
 */
async function startActing(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  body: URLSearchParams,
): Promise<FastifyReply> {
  const back = () => reply.redirect(pages.machtigingen.path, 303);
  const sessie = await readSessie(request, services);
  const sessieId = sessieIdOf(request);
  if (!sessie || sessieId === undefined) return back();
  checkCount(await services.countPage(`person ${sessie.bsn}`));
  const { fields, isEarlier } = verifyForm(body, { sessieId, marks: sessie.marks });
  const machtiging = fields.get(actingFields.permission) ?? '';
  const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(machtiging);
  if (isEarlier || sessie.gemachtigd || !isUuid) return back();
  const gemachtigd = await startGemachtigd(services, sessie, { machtiging });
  if (!gemachtigd) return back();
  const id = await services.sessies.switchTo(sessie, gemachtigd);
  if (id === undefined) return back();
  setSessie(request, reply, id);
  return reply.redirect(pages[homeOf(gemachtigd.bereik)].path, 303);
}

/** Stops acting, from any document: nothing is lost by it, and a mandate of DigiD signs out with it. */
async function stop(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const sessie = await readSessie(request, services);
  if (!sessie?.gemachtigd) return reply.redirect(pages.machtigingen.path, 303);
  const stays = await stopActing(request, reply, services, sessie);
  return reply.redirect((stays ? pages.machtigingen : pages.uitloggen).path, 303);
}

/**
 * Handles the forms that start and stop acting for somebody else, which replace the session; undefined for any other
 * form.
 * @throws Refusal 403 for a form from another person's page, 429, 503
 */
export async function answerActingForm(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  body: URLSearchParams,
): Promise<FastifyReply | undefined> {
  if (findPage(pathOf(request.url)) !== 'machtigingen') return undefined;
  const form = body.get(formFields.name);
  if (form === actingForms.start) return startActing(request, reply, services, body);
  if (form === actingForms.stop) return stop(request, reply, services);
  return undefined;
}
