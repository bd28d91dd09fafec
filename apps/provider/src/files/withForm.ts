import type { Caller } from '../access/access.ts';
import type { Wire } from '../http/handlers.ts';
import type { FileService } from './fileService.ts';
import { type Form, receive } from './received.ts';
import type { Place } from './turns.ts';

/** Who sends a form, and until when they wait for an answer. */
interface Sender {
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/**
 * Takes in a form with files under `fileField`, gives it to `perform` with the sender's place among
 * those whose files are looked at, and removes what that did not take into keeping.
 * @throws Refusal 429 when the sender has too many under way, before a byte is read; what `receive` throws.
 */
export async function withForm<T>(
  { turns, storage }: Pick<FileService, 'turns' | 'storage'>,
  { caller, signal }: Sender,
  wire: Wire,
  fileField: string,
  perform: (form: Form, place: Place) => Promise<T>,
): Promise<T> {
  const place = turns.enter(caller.bsn, signal);
  try {
    const form = await receive(wire, storage.workFolder, fileField);
    try {
      return await perform(form, place);
    } finally {
      await form.cleanUp();
    }
  } finally {
    place.leave();
  }
}
