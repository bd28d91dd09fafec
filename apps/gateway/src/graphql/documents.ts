import { z } from 'zod';
import { OutdatedRefusal, Refusal } from '../http/refusal.ts';
import type { Operation } from './executor.ts';

const requestShape = z.strictObject({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** The GraphQL documents that the client may send (ADR 0107). */
export class Documents {
  readonly #texts: ReadonlySet<string> | undefined;

  /**
   * @param texts the documents of this build and of those before it
   * @param onlyThese refuses any other document
   */
  constructor(texts: readonly string[], onlyThese: boolean) {
    this.#texts = onlyThese ? new Set(texts) : undefined;
  }

  /**
   * Parses the posted request.
   * @throws Refusal 400; OutdatedRefusal for an unknown document
   */
  parseRequest(body: unknown): Operation {
    const { data, success } = requestShape.safeParse(body);
    if (!success) throw new Refusal(400, 'not a GraphQL request');
    const { query, variables } = data;
    if (this.#texts?.has(query) === false) {
      throw new OutdatedRefusal('unknown operation');
    }
    return { query, variables };
  }
}
