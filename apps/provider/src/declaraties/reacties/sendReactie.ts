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

// The one that was open may be answered between our two looks: then there is room after all.
const attempts = 2;

/**
 * Stores a reaction together with the job that will answer it. The same words again, while they are
 * not answered yet, are the same reaction.
 * @throws Refusal 404 when the caller does not see such a claim or line in full,
 * 409 when another reaction about it is still open.
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
