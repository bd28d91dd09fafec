import type { Caller } from '../access/access.ts';
import type { Wire } from '../http/handlers.ts';
import type { Services } from '../http/services.ts';
import { type Form, receive } from './received.ts';
import type { Place } from './turns.ts';

/** Who sends a form, and until when they wait for an answer. */
interface Sender {
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

const toKilobytes = (bytes: number): number => Math.ceil(bytes / 1_000);

const bytesOf = ({ files }: Form): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Takes in a form with files under `fileField`, gives it to `perform` with the sender's place among
 * those whose files are looked at, and removes what that did not take into keeping.
 * @throws Refusal 429 when the sender has too many under way or their quota of files is used up, before a byte is
 * read where the request says how many bytes it has; what `receive` throws.
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
    const form = await receive(wire, storage.workFolder, fileField);
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
