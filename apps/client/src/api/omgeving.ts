import type { RuntimeConfig } from '@mijn/contract/serverEntry';
import type { Taal } from '@mijn/domain/taal';
import { createContext as createReactContext, use } from 'react';
import { createContext } from 'react-router';
import type { Graphql } from './graphql.ts';

/** What the gateway told this document: the same on the server and after hydration. */
export interface Omgeving {
  readonly config: RuntimeConfig;
  readonly taal: Taal;
  /** The instant of this document, RFC 3339: server and browser greet alike. */
  readonly nu: string;
  readonly ingelogd: boolean;
}

/** What a loader finds besides: how to ask, and where it runs. */
export interface LaderOmgeving extends Omgeving {
  readonly graphql: Graphql;
  readonly opServer: boolean;
  /** The whole page is this status page (server only). */
  readonly gedwongenStatus?: number | undefined;
  /** Tells the server's log what nobody foresaw (server only). */
  readonly meldFout?: ((fout: unknown) => void) | undefined;
}

/** The router's context that carries it to every loader. */
export const laderOmgeving = createContext<LaderOmgeving>();

/** React's context of the same document. */
export const OmgevingContext = createReactContext<Omgeving | undefined>(undefined);

/**
 * Brand, language, time and addresses of this document.
 * @throws Error outside the app.
 */
export function useAppOmgeving(): Omgeving {
  const omgeving = use(OmgevingContext);
  if (!omgeving) throw new Error('No OmgevingContext above this component');
  return omgeving;
}
