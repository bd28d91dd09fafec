import type { BrandLinks } from '@mijn/domain/brandLinks';
import type { Brand } from '@mijn/domain/brands';
import type { Language } from '@mijn/domain/language';

/** What the gateway tells every page at run time (decisions §1); no personal byte in it. */
export interface RuntimeConfig {
  readonly merk: Brand;
  /** Public address of each brand, without a slash at the end. */
  readonly brandUrls: Readonly<Record<Brand, string>>;
  /** Everything outside this app that this brand leads to, and its help desk. */
  readonly links: BrandLinks;
  /** Address of the maintenance document (§7); absent: never in maintenance. */
  readonly maintenanceUrl?: string;
  /** Paying: its name on the button, and the hosts it may go on at, with their ports (decisions §7). */
  readonly betaling?: { readonly label: string; readonly hosts: readonly string[] };
}

/** An operation as the client sends it to `/graphql`. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** One failed field (contract.md, GraphQL). `soort: 'syntax'` means a non-JSON answer behind it. */
export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    readonly status?: number;
    readonly redenen?: readonly string[];
    readonly soort?: string;
  };
}

/** What `/graphql` answers. */
export interface GraphqlResponse {
  readonly data?: unknown;
  readonly errors?: readonly GraphqlError[];
}

/** What the gateway asks of the client's server entry for one page. */
export interface RenderRequest {
  /** Path and query as asked. */
  readonly url: string;
  readonly taal: Language;
  readonly config: RuntimeConfig;
  /** Whether the request has a living session; a page behind login is not rendered without one. */
  readonly loggedIn: boolean;
  /** Forces a status page in place (e.g. 404 for an unknown address, 503 in maintenance). */
  readonly status?: 401 | 403 | 404 | 500 | 503;
  /** The instant of rendering, so that greeting and browser agree. */
  readonly now: string;
  readonly signal: AbortSignal;
  /** Runs an operation in-process, as the person of this request. */
  readonly graphql: (request: GraphqlRequest) => Promise<GraphqlResponse>;
  /** Hears of a fault in the client's own code, for the log; it never holds an answer's data. */
  readonly reportError?: (error: unknown) => void;
}

/** A rendered page with its true status, or a redirect. */
export type RenderResponse =
  | {
      readonly soort: 'pagina';
      readonly status: number;
      readonly html: string;
      /** Hashes (`sha256-…`) of the inline style sheets in it, for the Content-Security-Policy. */
      readonly styleHashes?: readonly string[];
    }
  | { readonly soort: 'doorsturen'; readonly status: 302 | 303; readonly naar: string };

/** What `apps/client/dist/server/entry-server.js` exports. */
export interface ServerEntry {
  readonly render: (request: RenderRequest) => Promise<RenderResponse>;
  /** Every GraphQL document of the build, to the letter: the allow-list in production. */
  readonly operations: readonly string[];
}
