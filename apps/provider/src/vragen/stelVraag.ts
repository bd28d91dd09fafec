import type { Access } from '../access/access.ts';
import type { Transaction } from '../access/inAccess.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Enqueue } from '../jobs/jobContext.ts';
import {
  addVraag,
  findPersonOfSubject,
  findSameVraag,
  type NewVraag,
  type SameVraag,
} from './vragen.queries.ts';

// The open question may be answered between the two queries, so one retry is needed.
const attempts = 2;

/**
 * Stores a question; one about a claim together with the job that answers it. The same question with the same key is
 * the same, and about a claim also with another key, until it is answered.
 * @throws Refusal 404 when the caller does not see such a subject, 409 when the key was used for another question or
 * another question about the same claim or line is open.
 */
export async function stelVraag(
  access: Access,
  transaction: Transaction,
  vraag: NewVraag,
  enqueue: Enqueue,
): Promise<SameVraag> {
  const person = await findPersonOfSubject(access, transaction, vraag);
  if (person === undefined) throw notFound();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const vraagId = await addVraag(access, transaction, vraag, person);
    if (vraagId !== undefined) {
      if (vraag.onderwerp === 'declaratie') await enqueue('answerReactie', vraagId, transaction);
      return { vraagId, uiterlijkOp: vraag.uiterlijkOp };
    }
    const earlier = await findSameVraag(access, transaction, vraag);
    if (earlier !== undefined) return earlier;
  }
  throw new Refusal(409);
}
