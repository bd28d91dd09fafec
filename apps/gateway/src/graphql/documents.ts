import { documentId } from '@mijn/contract/documentId';
import { z } from 'zod';
import { OutdatedRefusal, Refusal } from '../http/refusal.ts';
import type { Operation } from './executor.ts';

const more = {
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
};

const requestShape = z.union([
  z.strictObject({ query: z.string(), ...more }),
  z.strictObject({ documentId: z.string(), ...more }),
]);

/** The GraphQL documents that people's pages ask (ADR 0107), by their text or by what they are called (ADR 0113). */
export class Documents {
  readonly #textById: ReadonlyMap<string, string>;
  readonly #texts: ReadonlySet<string> | undefined;

  /**
   * @param texts the documents of this build and of those before it
   * @param onlyThese nothing else runs
   */
  constructor(texts: readonly string[], onlyThese: boolean) {
    this.#textById = new Map(texts.map((text) => [documentId(text), text]));
    this.#texts = onlyThese ? new Set(texts) : undefined;
  }

  /**
   * Reads what was posted.
   * @throws Refusal 400; OutdatedRefusal for a document that is not known
   */
  parseRequest(body: unknown): Operation {
    const { data, success } = requestShape.safeParse(body);
    if (!success) throw new Refusal(400, 'not a GraphQL request');
    const { variables } = data;
    const query = 'query' in data ? data.query : this.#textById.get(data.documentId);
    if (query === undefined || this.#texts?.has(query) === false) {
      throw new OutdatedRefusal('unknown operation');
    }
    return { query, variables };
  }
}
