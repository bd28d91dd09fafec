import { digidLevels } from '@mijn/contract/caller';
import { isBsn } from '@mijn/domain/bsn';
import { sessieKeys } from '@mijn/domain/constants';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../provider/token.ts';
import { isInput, sessieIdOf } from '../sessie/readSessie.ts';
import type { InternalServices } from './internalServices.ts';
import type { FileKey, StaffSessie } from './staffSessies.ts';

/** A person's file that a member of staff accesses in this request. */
export interface OpenFile {
  readonly key: FileKey;
  readonly reden: string;
  readonly caller: Caller;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The staff session; only set at the staff's listener. */
    staff: StaffSessie | undefined;
    /** The file named by the headers; only set where a call requires it. */
    openFile: OpenFile | undefined;
  }
}

/** Returns the live staff session, renewed by input. */
export async function readStaffSessie(
  request: FastifyRequest,
  { staffSessies }: InternalServices,
): Promise<StaffSessie | undefined> {
  const id = sessieIdOf(request);
  const staff = id === undefined ? undefined : await staffSessies.find(id);
  if (staff === undefined || !isInput(request)) return staff;
  return { ...staff, lastInput: await staffSessies.renew(staff) };
}

/**
 * Creates a hook that requires a staff login.
 * @throws Refusal 401, 503
 */
export function checkStaff(services: InternalServices) {
  return async (request: FastifyRequest): Promise<void> => {
    request.staff = await readStaffSessie(request, services);
    if (request.staff === undefined) throw new Refusal(401, 'no session of the staff');
  };
}

/** Returns the file named by the headers of §6. */
function keyOf({ headers }: FastifyRequest): FileKey | undefined {
  const bsn = headers[sessieKeys.bsn];
  const niveau = digidLevels.find(
    (level) => String(level) === headers[sessieKeys.zekerheidsniveau],
  );
  return typeof bsn === 'string' && isBsn(bsn) && niveau ? { bsn, niveau } : undefined;
}

/**
 * Creates a hook that requires a file named by the headers `bsn` and `zekerheidsniveau` (§6) and opened
 * with a reason.
 * @throws Refusal 401, 403, 503
 */
export function checkOpenFile(services: InternalServices) {
  const checkSessie = checkStaff(services);
  return async (request: FastifyRequest): Promise<void> => {
    await checkSessie(request);
    const { staff } = request;
    const key = keyOf(request);
    const file = staff && key && (await services.staffSessies.findFile(staff, key));
    if (!staff || !key || !file) throw new Refusal(403, 'no file is open');
    request.openFile = { key, reden: file.reden, caller: callerOf(staff, key, file) };
  };
}

/** Returns the person of a file as caller, accessed by staff; each opening has its own tokens. */
function callerOf(
  { idHash, actor }: StaffSessie,
  { bsn, niveau }: FileKey,
  { reden, opened }: { readonly reden: string; readonly opened: Date },
): Caller {
  const sessionKey = `${idHash.toString('hex')} ${bsn} ${niveau} ${opened.getTime()}`;
  return { sessionKey, bsn, niveau, staff: { actor, reden } };
}

/** Returns the person as caller for opening the file, so that this access is logged with its reason. */
export function callerToOpenFile(
  { actor }: StaffSessie,
  { bsn, niveau }: FileKey,
  reden: string,
): Caller {
  return { bsn, niveau, staff: { actor, reden } };
}
