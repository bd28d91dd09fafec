import { digidLevels } from '@mijn/contract/caller';
import { typedLine } from '@mijn/contract/shapes';
import { isBsn } from '@mijn/domain/bsn';
import { fileReasonLength } from '@mijn/domain/constants';
import { internalPaths } from '@mijn/domain/internalPaths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { maximumBytes } from '../http/limits.ts';
import { checkOwnOrigin, checkOwnPage } from '../http/origin.ts';
import { checkCount } from '../http/rateLimit.ts';
import { Refusal } from '../http/refusal.ts';
import { createSignal } from '../http/signal.ts';
import { ask } from '../provider/ask.ts';
import { ProviderError } from '../provider/providerError.ts';
import type { InternalServices } from './internalServices.ts';
import type { StaffSessie } from './staffSessies.ts';
import { callerToOpenFile, checkOpenFile, checkStaff } from './staffOnly.ts';

const wish = z.strictObject({
  bsn: z.string().refine(isBsn),
  zekerheidsniveau: z.literal(digidLevels),
  reden: typedLine(fileReasonLength),
});

/** An insurer's responses for an unknown person. */
const unknown = new Set([401, 404]);

/**
 * Files that a member of staff may open in an hour, which begins with the first: above `usual` there is a
 * warning in metrics and log, above `most` a refusal.
 */
export const openingsPerHour = { usual: 30, most: 60 } as const;

/** @throws Refusal 429 for a member of staff who opened too many files in an hour */
export async function limitOpenings(
  request: FastifyRequest,
  staff: StaffSessie,
  { countOpening, config }: InternalServices,
): Promise<void> {
  const counted = await countOpening(`staff ${staff.actor}`);
  const { times } = counted;
  if (times <= openingsPerHour.usual) return;
  config.metrics?.warn('staff_file_openings');
  request.log.warn({ actor: staff.actor, times }, 'a member of staff opens many files');
  checkCount(counted);
}

// The first access is logged with its reason; an unknown person has no file.
async function open(request: FastifyRequest, reply: FastifyReply, services: InternalServices) {
  const { staff, body } = request;
  const { data } = wish.safeParse(body);
  if (staff === undefined) throw new Refusal(401, 'no session of the staff');
  if (data === undefined) throw new Refusal(400, 'no file to open');
  await limitOpenings(request, staff, services);
  const key = { bsn: data.bsn, niveau: data.zekerheidsniveau };
  const caller = callerToOpenFile(staff, key, data.reden);
  const token = () => services.createToken(caller);
  const signal = createSignal(reply, services.timeouts.provider);
  try {
    await ask({ connection: services.config.provider, token, signal }, 'getRelatie', {});
  } catch (error) {
    if (error instanceof ProviderError && unknown.has(error.status)) {
      throw new Refusal(404, 'no such person');
    }
    throw error;
  }
  await services.staffSessies.openFile(staff, key, data.reden);
  return reply.header('cache-control', 'no-store').send({ status: 200 });
}

/**
 * Registers opening a person's file by BSN, level and reason, and reading actor and reason of the file in
 * the headers (docs/decisions.md §3).
 */
export function registerPersonFile(app: FastifyInstance, services: InternalServices): void {
  const rateLimit = { max: services.limits.calls, groupId: 'sessie' } as const;
  const options = { exposeHeadRoute: false, config: { rateLimit } };
  app.post(
    internalPaths.file,
    {
      ...options,
      bodyLimit: maximumBytes.graphql,
      onRequest: checkOwnOrigin,
      preParsing: checkStaff(services),
    },
    (request, reply) => open(request, reply, services),
  );
  app.get(
    internalPaths.file,
    { ...options, onRequest: checkOwnPage, preParsing: checkOpenFile(services) },
    async ({ staff, openFile }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send({ status: 200, actor: staff?.actor, reden: openFile?.reden }),
  );
}
