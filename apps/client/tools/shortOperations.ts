import { stripIgnoredCharacters } from 'graphql';
import type { Plugin } from 'vite';

const isDocuments = /\.(?:operations|fragments)\.ts$/;
const written = /(?<=\b(?:operation|fragment)\(\s*)`([^`]*)`/g;

/**
 * The source of an `*.operations.ts` or `*.fragments.ts` with each GraphQL document on one line, without the spaces
 * and commas that GraphQL passes over: every call carries its document over a slow line.
 * @throws GraphQLError for what GraphQL cannot read
 */
export function shortenOperations(code: string): string {
  return code.replace(written, (_, text: string) => `\`${stripIgnoredCharacters(text)}\``);
}

/** Writes the GraphQL documents of a build short. All builds of one source need it: the gateway knows them by the letter. */
export function shortOperations(): Plugin {
  return {
    name: 'short-operations',
    enforce: 'pre',
    transform(code, id) {
      return isDocuments.test(id) ? { code: shortenOperations(code), map: null } : null;
    },
  };
}
