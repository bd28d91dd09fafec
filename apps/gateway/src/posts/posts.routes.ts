import type {
  PostedFile,
  PostedForm,
  RenderRequest,
  RenderResponse,
  UploadAnswer,
} from '@mijn/contract/serverEntry';
import { type PageName, pages } from '@mijn/domain/paths';
import { formFields, signOutForms } from '@mijn/domain/postedForm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maximumBytes } from '../http/limits.ts';
import { checkCount } from '../http/rateLimit.ts';
import { checkOwnForm } from '../http/origin.ts';
import { methodsOf, pathOf } from '../http/paths.ts';
import { Refusal } from '../http/refusal.ts';
import { compressTexts } from '../http/compress.ts';
import { findPage } from '../pages/findPage.ts';
import { createGraphql, type Resources, sessieOfRender } from '../pages/pages.routes.ts';
import { ask, type Asker } from '../provider/ask.ts';
import { createGatewayToken } from '../provider/gatewayToken.ts';
import type { Services } from '../services.ts';
import { readSessie, sessieIdOf } from '../sessie/readSessie.ts';
import { readMaintenance } from '../sessie/maintenance.ts';
import type { Sessie } from '../sessie/sessie.ts';
import { forgetBrowser, signOut } from '../sessie/signOut.ts';
import { stopActing } from '../sessie/stopActing.ts';
import { toCaller } from '../sessie/toCaller.ts';
import { answerActingForm } from './actingForms.ts';
import { answerCookieForm, acceptsCookieForm } from './cookieForms.ts';
import { receiveForm, registerMultipart, checkSize } from './multipart.ts';
import { PerPersonFormLimiter } from './perPersonFormLimiter.ts';
import { abortGraceMs } from './postedForms.ts';
import {
  type FormOwner,
  isOfAnotherPerson,
  submissionFingerprint,
  verifyForm,
} from './formTokens.ts';
import { forwardClaim, forwardFile } from './upload.ts';

/** Only pages accept forms; other addresses do not exist, or have another method. */
function checkPage({ url }: FastifyRequest): void {
  const path = pathOf(url);
  const page = findPage(path);
  if (page !== undefined && page !== 'digid') return;
  throw new Refusal(405, 'no form here', { allow: methodsOf(path) });
}

/** Also allows the forms on the page for an unknown address. */
async function checkDocument(request: FastifyRequest): Promise<void> {
  const isForm = request.headers['content-type']?.startsWith(formType) === true;
  if (!isForm || !acceptsCookieForm(pathOf(request.url))) checkPage(request);
}

const formType = 'application/x-www-form-urlencoded';

/** Only one page accepts files: the form of a claim. */
const takesFiles = (request: FastifyRequest): boolean =>
  request.isMultipart() && findPage(pathOf(request.url)) === 'declaratieIndienen';

interface PostResources extends Resources {
  readonly places: PerPersonFormLimiter;
  /** The gateway's own token, to confirm an e-mail address. */
  readonly confirmToken: () => Promise<string>;
}

function callerOf({ config, createToken, timeouts }: Services, sessie: Sessie): Asker {
  const caller = toCaller(sessie);
  return {
    connection: config.provider,
    token: () => createToken(caller),
    // Continues if the browser is gone: a second tap aborts the first request.
    signal: AbortSignal.timeout(timeouts.fileCall),
    isRepresentative: sessie.gemachtigd !== undefined,
  };
}

const isSignOut = (path: string): boolean => findPage(path) === 'uitloggen';

/** Returns whether a request may be shed or postponed: all but signing out. */
const mayBePutOff = ({ url, body }: FastifyRequest): boolean =>
  !isSignOut(pathOf(url)) ||
  !(body instanceof URLSearchParams) ||
  !Object.values<string | null>(signOutForms).includes(body.get(formFields.name));

const isEverywhere = ({ body }: FastifyRequest): boolean =>
  body instanceof URLSearchParams && body.get(formFields.name) === signOutForms.everywhere;

/** An unread form: the page redirects to the login. */
const unread: PostedForm = { fields: new URLSearchParams(), key: '', mark: '' };

/** The insurer's response for a request still in progress. */
const underWay: UploadAnswer = { status: 409, body: undefined, waitSeconds: undefined };

const notSent = async ({ name }: File): Promise<PostedFile> => ({ name, answer: underWay });

/** Pages whose forms need no session token: the origin check is enough (ADR 0032, 0121). */
const ofNoSessie: ReadonlySet<string | undefined> = new Set<PageName>([
  // Somebody who logged in again in another tab can sign out here too.
  'uitloggen',
  // The holder of the link may be logged in as anybody.
  'emailBevestigen',
]);

function sealerOf(request: FastifyRequest, sessie: Sessie | undefined): FormOwner | undefined {
  const sessieId = sessieIdOf(request);
  if (!sessie || sessieId === undefined || ofNoSessie.has(findPage(pathOf(request.url)))) {
    return undefined;
  }
  return { sessieId, marks: sessie.marks };
}

/** Returns the posted form, with the insurer's response for each file; checks the seal first. */
async function readPosted(
  request: FastifyRequest,
  caller: Asker | undefined,
  sealer: FormOwner | undefined,
): Promise<PostedForm> {
  const path = pathOf(request.url);
  const { body } = request;
  if (body instanceof URLSearchParams) {
    const opened = verifyForm(body, sealer);
    return { ...opened, mark: submissionFingerprint({ ...opened, path }) };
  }
  if (!caller) return unread;
  let isEarlier = false;
  const { fields, files, digests } = await receiveForm(request, {
    check: (before) => {
      isEarlier = verifyForm(before, sealer).isEarlier === true;
    },
    sendFile: (file) => (isEarlier ? notSent(file) : forwardFile(caller, file)),
  });
  const opened = verifyForm(fields, sealer);
  return { ...opened, mark: submissionFingerprint({ ...opened, path, digests }), files };
}

async function sessieOf(request: FastifyRequest, reply: FastifyReply, services: Services) {
  const sessie = await readSessie(request, services).catch((error: unknown) => {
    // Signing out here removes the cookie, even if the database is away.
    if (isSignOut(pathOf(request.url)) && !isEverywhere(request)) forgetBrowser(request, reply);
    throw error;
  });
  const sessieId = sessieIdOf(request);
  const { body } = request;
  if (!sessie || sessieId === undefined || !(body instanceof URLSearchParams)) return sessie;
  // Signs out the page's person, not the one who has logged in since (ADR 0095).
  const isTheirs = isEverywhere(request) && isOfAnotherPerson(body, { ...sessie, sessieId });
  return isTheirs ? undefined : sessie;
}

async function letClientAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  resources: PostResources,
) {
  const sessie = await sessieOf(request, reply, resources.services);
  // The answer may be a page; signing out is never refused.
  if (sessie && !isSignOut(pathOf(request.url)))
    checkCount(await resources.services.countPage(`person ${sessie.bsn}`));
  const answer = () => answerAs(sessie, request, reply, resources);
  // Before reading any file; without a session none are sent.
  return sessie && takesFiles(request)
    ? resources.places.within(sessie.marks[0], answer)
    : answer();
}

async function answerAs(
  sessie: Sessie | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  resources: PostResources,
) {
  const { services, view, confirmToken } = resources;
  const { timeouts, postedForms, config } = services;
  const caller = sessie && callerOf(services, sessie);
  const posted = await readPosted(request, caller, sealerOf(request, sessie));
  const patience = posted.files ? timeouts.fileCall : timeouts.provider;
  const signal = AbortSignal.timeout(patience);
  const { graphql, isRefused, getQuotaError } = createGraphql(request, sessie, signal, resources);
  const answerWith = (send: RenderRequest['forwardClaim']) =>
    view.create(request, {
      ...sessieOfRender(sessie),
      graphql,
      signal,
      posted,
      ...(send && { forwardClaim: send }),
      stopSessie: async (everywhere) =>
        (sessie !== undefined || everywhere !== true) &&
        signOut(request, reply, services, everywhere),
      // The holder of the link, logged in or not.
      confirmEmail: async (code) => {
        const asker = { connection: config.provider, token: confirmToken, signal };
        return (await ask(asker, 'bevestigEmail', { body: { code } })).uitkomst;
      },
    });
  const answer = async () => {
    const response = await answerWith(caller && ((form, key) => forwardClaim(caller, form, key)));
    const quotaError = getQuotaError();
    // Reloading this page posts the form again; a claim's own page reports it itself.
    if (quotaError && !posted.files) throw quotaError;
    return response;
  };
  // A claim is shown again with its input and key; other forms redirect to their page's current state.
  const whenUnknown = async (): Promise<RenderResponse> =>
    posted.files
      ? answerWith(async () => underWay)
      : { kind: 'redirect', status: 303, to: request.url };
  const isOnce = sessie && !posted.isEarlier;
  const post = isOnce && { sessie, mark: posted.mark, longest: patience + abortGraceMs };
  const response = post ? await postedForms.once(post, answer, whenUnknown) : await answer();
  if (isRefused()) await stopActing(request, reply, services, sessie);
  return view.send(request, reply, response);
}

async function respond(request: FastifyRequest, reply: FastifyReply, resources: PostResources) {
  const { body } = request;
  const isForm = body instanceof URLSearchParams;
  if (!isForm && !takesFiles(request)) throw new Refusal(415, 'no form that this page takes');
  void reply.header('cache-control', 'no-store');
  const answered = isForm && answerCookieForm(request, reply, body);
  if (answered) return answered;
  checkPage(request);
  if (mayBePutOff(request) && (await readMaintenance(resources.services.config.maintenanceFile)))
    return resources.view.showStatus(request, reply, 503, false);
  const acted = isForm && (await answerActingForm(request, reply, resources.services, body));
  return acted || letClientAnswer(request, reply, resources);
}

/**
 * Registers forms posted to a page's own address, before and without JavaScript (docs/decisions.md §3, ADR
 * 0032): checked here, handled by the client's server entry.
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
  await compressTexts(app);
  const config = { errorShape: 'page', heavy: 'form' } as const;
  const confirmToken = createGatewayToken(resources.services.config.callerKey, 'emailbevestiging');
  const all = { ...resources, places: new PerPersonFormLimiter(), confirmToken };
  const answer = (request: FastifyRequest, reply: FastifyReply) => respond(request, reply, all);
  const rateLimit = { max: limits.calls, groupId: 'posts' } as const;
  const onRequest = [checkDocument, checkOwnForm];
  app.post('/*', { config: { ...config, rateLimit }, onRequest }, answer);
  const ofSignOut = {
    ...config,
    // Counted without the database, which signing out does not need.
    rateLimit: { max: limits.calls, groupId: 'sessie' },
    heavy: (request: FastifyRequest) => (mayBePutOff(request) ? 'form' : undefined),
  } as const;
  app.post(pages.uitloggen.path, { config: ofSignOut, onRequest }, answer);
  app.post(
    pages.declaratieIndienen.path,
    {
      config: {
        ...config,
        longBody: true,
        rateLimit: { max: limits.uploads, groupId: 'bestanden' },
      },
      onRequest: [checkOwnForm, checkSize],
    },
    answer,
  );
}
