import { retention, retentionKinds, termOn } from '@mijn/domain/retention';
import { inAccess } from '../../access/inAccess.ts';
import { attachmentHeaders } from '../../files/attachment.ts';
import type { Handlers, StreamHandlers } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { collectGegevens } from './collectGegevens.ts';

/** Creates the handler of the retention terms that hold today (an extension). */
export function createBewaartermijnHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'listBewaartermijnen'> {
  return {
    listBewaartermijnen: async ({ caller }) => {
      const { today } = await inAccess(database, caller, async (access) => access);
      const bewaartermijnen = retentionKinds.map((soort) => {
        const { isMinimum: minstens, terms } = retention[soort];
        const { amount: aantal, unit: eenheid } = termOn(terms, today.toString());
        return { soort, aantal, eenheid, minstens };
      });
      return { status: 200, bewaartermijnen };
    },
  };
}

const fileNames = { nl: 'mijn-gegevens', en: 'my-data' } as const;

/** Creates the handler of a copy of everything about the caller (an extension), with the handlers of its parts. */
export function createGegevensHandlers(
  { database }: Pick<Services, 'database'>,
  handlers: Handlers,
): Pick<StreamHandlers, 'getGegevens'> {
  return {
    getGegevens: async ({ caller, signal, query: { taal: language } }, { reply }) => {
      const { today, now } = await inAccess(database, caller, async (access, { record }) => {
        record('getGegevens', [access.viewer]);
        return access;
      });
      const gegevens = await collectGegevens(handlers, { caller, signal }, today);
      const file = { gemaaktOp: now.toString(), ...gegevens };
      const content = Buffer.from(`${JSON.stringify(file, undefined, 2)}\n`);
      const name = `${fileNames[language]}-${today.toString()}.json`;
      return reply
        .headers({ ...attachmentHeaders(name, 'json'), 'content-length': content.length })
        .send(content);
    },
  };
}
