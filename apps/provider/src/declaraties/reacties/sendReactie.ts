import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Enqueue } from '../../jobs/jobContext.ts';
import {
  addReactie,
  findDiscussedPerson,
  findSameReactie,
  type NewReactie,
} from './reacties.queries.ts';

// The open reaction may be answered between the two queries, so one retry is needed.
const attempts = 2;

/**
 * Stores a reaction together with the job that answers it. The same text again is the same reaction
 * until it is answered.
 * @throws Refusal 404 when the caller does not see the care of such a claim or line, 409 when another
 * reaction on it is open.
 */
export async function sendReactie(
  access: Access,
  transaction: Transaction,
  reactie: NewReactie,
  enqueue: Enqueue,
): Promise<string> {
  const discussedPerson = await findDiscussedPerson(access, transaction, reactie);
  if (discussedPerson === undefined) throw notFound();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const reactieId = await addReactie(access, transaction, reactie, discussedPerson);
    if (reactieId !== undefined) {
      await enqueue('answerReactie', reactieId, transaction);
      return reactieId;
    }
    const earlier = await findSameReactie(access, transaction, reactie);
    if (earlier !== undefined) return earlier;
  }
  throw new Refusal(409);
}
