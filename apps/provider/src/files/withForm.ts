import { fileRules } from '@mijn/domain/constants';
import type { Caller } from '../access/access.ts';
import type { Wire } from '../http/handlers.ts';
import type { Services } from '../http/services.ts';
import { type Form, receive } from './received.ts';
import type { Place } from './turns.ts';

/** The sender of a form, with a signal that aborts when they have gone. */
interface Sender {
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

const toKilobytes = (bytes: number): number => Math.ceil(bytes / 1_000);

const longestKilobytes = toKilobytes(fileRules.maximumBytesTogether);

const bytesOf = ({ files }: Form): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Receives a form with files under `fileField`, passes it to `perform` with the sender's place in the queue, and
 * removes the files that were not stored.
 * @throws Refusal 429 when the sender has too many requests in progress or has used up the quota of files, before the
 * body is read when its length is declared; the errors of `receive`
 */
export async function withForm<T>(
  { files: { turns, storage }, quotas }: Pick<Services, 'files' | 'quotas'>,
  { caller, signal }: Sender,
  wire: Wire,
  fileField: string,
  perform: (form: Form, place: Place) => Promise<T>,
): Promise<T> {
  const place = turns.enter(caller.bsn, signal);
  try {
    const declared = Number(wire.request.headers['content-length'] ?? 0);
    await quotas.spend('bestanden', caller, toKilobytes(declared));
    const form = await receive(wire, storage.workFolder, fileField).catch(
      async (error: unknown) => {
        // The length of an aborted body without a declared length is unknown, so it counts as the maximum.
        if (declared === 0) await quotas.spend('bestanden', caller, longestKilobytes);
        throw error;
      },
    );
    try {
      if (declared === 0) await quotas.spend('bestanden', caller, toKilobytes(bytesOf(form)));
      return await perform(form, place);
    } finally {
      await form.cleanUp();
    }
  } finally {
    place.leave();
  }
}
