import type { PostedFile, PostedForm } from '@mijn/contract/serverEntry';
import { pages } from '@mijn/domain/paths';
import { formFields, signOutForms } from '@mijn/domain/postedForm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maximumBytes } from '../http/limits.ts';
import { requireOwnForm } from '../http/origin.ts';
import { methodsOf, pathOf } from '../http/paths.ts';
import { Refusal } from '../http/refusal.ts';
import { compressTexts } from '../http/compress.ts';
import { findPage } from '../pages/findPage.ts';
import { graphqlFor, type Resources, whose } from '../pages/pages.routes.ts';
import type { Asker } from '../provider/ask.ts';
import type { Services } from '../services.ts';
import { stopSessie, forgetSessie, readSessie, sessieIdOf } from '../sessie/readSessie.ts';
import { readMaintenance } from '../sessie/maintenance.ts';
import type { Sessie } from '../sessie/sessie.ts';
import { toCaller } from '../sessie/toCaller.ts';
import { answerCookieForm, takesCookieForm } from './cookieForms.ts';
import { formMark } from './formMark.ts';
import { receiveForm, registerMultipart, requireSize } from './multipart.ts';
import { openSeal, type Sealer } from './seal.ts';
import { sendClaim, sendFile } from './upload.ts';

/** Only pages take a form; whatever else has no such address, or another method. */
function requirePage({ url }: FastifyRequest): void {
  const path = pathOf(url);
  const page = findPage(path);
  if (page !== undefined && page !== 'digid') return;
  throw new Refusal(405, 'no form here', { allow: methodsOf(path) });
}

/** The same, but for the forms that stand on the page which says that there is none. */
async function requireDocument(request: FastifyRequest): Promise<void> {
  const isForm = request.headers['content-type']?.startsWith(formType) === true;
  if (!isForm || !takesCookieForm(pathOf(request.url))) requirePage(request);
}

const formType = 'application/x-www-form-urlencoded';

/** One page takes files: the form of a claim. */
const takesFiles = (request: FastifyRequest): boolean =>
  request.isMultipart() && findPage(pathOf(request.url)) === 'declaratieIndienen';

function callerOf({ config, createToken, timeouts }: Services, sessie: Sessie): Asker {
  const caller = toCaller(sessie);
  return {
    connection: config.provider,
    token: () => createToken(caller),
    // Also when the browser does not wait for it: a second tap cuts the first off.
    signal: AbortSignal.timeout(timeouts.fileCall),
  };
}

const isSignOut = (path: string): boolean => findPage(path) === 'uitloggen';

const isEverywhere = ({ body }: FastifyRequest): boolean =>
  body instanceof URLSearchParams && body.get(formFields.name) === signOutForms.everywhere;

/** Nothing of it is read: the page leads to the login. */
const unread: PostedForm = { fields: new URLSearchParams(), key: '', mark: '' };

const notSent = async ({ name }: File): Promise<PostedFile> => ({
  name,
  answer: { status: 409, body: undefined, waitSeconds: undefined },
});

// Who logged in again in another tab signs out from this one too: that it is our page is enough (ADR 0032).
function sealerOf(request: FastifyRequest, sessie: Sessie | undefined): Sealer | undefined {
  const sessieId = sessieIdOf(request);
  if (!sessie || sessieId === undefined || isSignOut(pathOf(request.url))) return undefined;
  return { sessieId, marks: sessie.marks };
}

/** What was posted, its files with what the insurer says of them; the seal is looked at first. */
async function readPosted(
  request: FastifyRequest,
  caller: Asker | undefined,
  sealer: Sealer | undefined,
): Promise<PostedForm> {
  const path = pathOf(request.url);
  const { body } = request;
  if (body instanceof URLSearchParams) {
    const opened = openSeal(body, sealer);
    return { ...opened, mark: formMark({ ...opened, path }) };
  }
  if (!caller) return unread;
  let isEarlier = false;
  const { fields, files, digests } = await receiveForm(request, {
    check: (before) => {
      isEarlier = openSeal(before, sealer).isEarlier === true;
    },
    sendFile: (file) => (isEarlier ? notSent(file) : sendFile(caller, file)),
  });
  const opened = openSeal(fields, sealer);
  return { ...opened, mark: formMark({ ...opened, path, digests }), files };
}

/** Lets the client answer, as whoever posted. */
async function letClientAnswer(request: FastifyRequest, reply: FastifyReply, resources: Resources) {
  const { services, view } = resources;
  const sessie = await readSessie(request, services).catch((error: unknown) => {
    // Whoever signs out here leaves without a cookie, whether the database answers or not.
    if (isSignOut(pathOf(request.url)) && !isEverywhere(request)) forgetSessie(request, reply);
    throw error;
  });
  const caller = sessie && callerOf(services, sessie);
  const posted = await readPosted(request, caller, sealerOf(request, sessie));
  const signal = AbortSignal.timeout(
    posted.files ? services.timeouts.fileCall : services.timeouts.provider,
  );
  const { graphql, isRefused } = graphqlFor(request, sessie, signal, resources);
  const answer = () =>
    view.create(request, {
      ...whose(sessie),
      graphql,
      signal,
      posted,
      ...(caller && { sendClaim: (form, key) => sendClaim(caller, form, key) }),
      stopSessie: (everywhere) => stopSessie(request, reply, services, everywhere),
    });
  const isOnce = sessie && !posted.isEarlier;
  const post = isOnce && { sessie, mark: posted.mark, address: request.url };
  const response = post ? await services.postedForms.once(post, answer) : await answer();
  if (isRefused()) await stopSessie(request, reply, services);
  return view.send(request, reply, response);
}

async function respond(request: FastifyRequest, reply: FastifyReply, resources: Resources) {
  const { body } = request;
  const isForm = body instanceof URLSearchParams;
  if (!isForm && !takesFiles(request)) throw new Refusal(415, 'no form that this page takes');
  void reply.header('cache-control', 'no-store');
  const answered = isForm && answerCookieForm(request, reply, body);
  if (answered) return answered;
  requirePage(request);
  const inMaintenance = await readMaintenance(resources.services.config.maintenanceFile);
  if (inMaintenance) return resources.view.showStatus(request, reply, 503, false);
  return letClientAnswer(request, reply, resources);
}

/**
 * Forms that are posted to a page's own address, before and without JavaScript (decisions §3, ADR
 * 0032): checked here, answered by the client's own server entry.
 */
export async function registerPosts(app: FastifyInstance, resources: Resources): Promise<void> {
  const { limits } = resources.services;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    formType,
    { parseAs: 'string', bodyLimit: maximumBytes.form },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  await registerMultipart(app);
  compressTexts(app);
  const config = { errorShape: 'page', heavy: true } as const;
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    respond(request, reply, resources);
  app.post(
    '/*',
    {
      config: { ...config, rateLimit: { max: limits.calls, groupId: 'posts' } },
      onRequest: [requireDocument, requireOwnForm],
    },
    answer,
  );
  app.post(
    pages.declaratieIndienen.path,
    {
      config: {
        ...config,
        longBody: true,
        rateLimit: { max: limits.uploads, groupId: 'bestanden' },
      },
      onRequest: [requireOwnForm, requireSize],
    },
    answer,
  );
}
