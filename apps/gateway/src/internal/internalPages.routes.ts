import type { ServerEntry } from '@mijn/contract/serverEntry';
import { internalBase, internalPaths } from '@mijn/domain/internalPaths';
import { callPaths } from '@mijn/domain/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressTexts } from '../http/compress.ts';
import { checkOwnOrigin } from '../http/origin.ts';
import { isNotPage, pathOf } from '../http/paths.ts';
import { Refusal } from '../http/refusal.ts';
import { allowInline } from '../http/securityHeaders.ts';
import { findPage } from '../pages/findPage.ts';
import { languageOf } from '../pages/languageChoice.ts';
import { createRuntimeConfig } from '../pages/runtimeConfig.ts';
import { sessieRest } from '../sessie/sessies.ts';
import type { InternalServices } from './internalServices.ts';
import { readStaffSessie, checkStaff } from './staffOnly.ts';

/** Public pages that redirect to the staff's login here. */
const loginPages: ReadonlySet<string | undefined> = new Set([
  'inloggen',
  'inloggenMislukt',
  'digid',
]);

/** Pages that only staff have. */
const ownPages: ReadonlySet<string> = new Set([internalPaths.openFile, internalPaths.questions]);

/**
 * Registers the pages of the staff's listener: the same build, rendered in the browser, because the keys of
 * the internal mode are in its session storage (docs/decisions.md §3). All need a staff login.
 */
export async function registerInternalPages(
  app: FastifyInstance,
  services: InternalServices,
  { renderShell }: ServerEntry,
): Promise<void> {
  const { config, hosts, internal, limits } = services;
  const configOf = createRuntimeConfig(config, hosts);
  const mode = internal.byDefault ? 'default' : 'asked';
  await compressTexts(app);

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request.url);
    const page = findPage(path);
    void reply.header('cache-control', 'no-store');
    if (page === undefined && !ownPages.has(path) && isNotPage(path)) {
      return reply.code(404).send({ status: 404 });
    }
    const isIn = (await readStaffSessie(request, services)) !== undefined;
    if (!isIn || loginPages.has(page)) return reply.redirect(internalPaths.login, 303);
    if (path === '/') return reply.redirect(internalPaths.openFile, 303);
    const now = new Date();
    const shell = renderShell({
      language: languageOf(request),
      config: { ...(await configOf(request.brandHost.merk, now)), internal: mode },
      now: now.toISOString(),
    });
    if (shell.kind !== 'page') throw new Error('the shell is no page');
    allowInline(reply, shell);
    return reply.type('text/html; charset=utf-8').send(shell.html);
  }

  const rateLimit = { max: limits.pages, groupId: 'pages' } as const;
  app.get('/*', { config: { errorShape: 'page', rateLimit } }, (request, reply) =>
    show(request, reply),
  );
  // Returns the idle time that the session has left, for the idle dialog.
  app.post(
    internalBase + callPaths.sessie,
    {
      config: { rateLimit: { max: limits.calls, groupId: 'sessie' } },
      onRequest: checkOwnOrigin,
      preParsing: checkStaff(services),
    },
    async ({ staff }, reply) => {
      if (staff === undefined) throw new Refusal(401, 'no session of the staff');
      const response = { status: 200, ...sessieRest(staff, services.now()) };
      return reply.header('cache-control', 'no-store').send(response);
    },
  );
}
