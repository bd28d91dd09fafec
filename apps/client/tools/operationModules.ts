import { pathToFileURL } from 'node:url';
import { documentId } from '@mijn/contract/documentId';
import { stripIgnoredCharacters } from 'graphql';
import type { Plugin } from 'vite';

/**
 * The source of an `*.operations.ts` in a build. For the server each document as it runs, without the spaces and
 * commas that GraphQL passes over; for the browser only what it is asked by (ADR 0113), so that no call and no file
 * carries its text.
 * @param operations what the module exports, texts of GraphQL documents
 * @throws Error for an export that is none
 */
export function writeOperations(
  operations: Readonly<Record<string, unknown>>,
  forServer: boolean,
): string {
  const lines = Object.entries(operations).map(([name, text]) => {
    if (typeof text !== 'string') throw new Error(`${name} is no operation`);
    const document = stripIgnoredCharacters(text);
    const written = forServer ? document : documentId(document);
    return `export const ${name} = ${JSON.stringify(written)};\n`;
  });
  return lines.join('');
}

/** Has a build take its `*.operations.ts` as `writeOperations` writes them. */
export function operationModules(): Plugin {
  return {
    name: 'operation-modules',
    enforce: 'pre',
    async transform(_code, id, options) {
      if (!id.endsWith('.operations.ts')) return null;
      const operations: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href);
      return { code: writeOperations(operations, options?.ssr === true), map: null };
    },
  };
}
