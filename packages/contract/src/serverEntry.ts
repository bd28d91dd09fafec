import type { Merk } from '@mijn/domain/merken';
import type { Taal } from '@mijn/domain/taal';

/** What the gateway tells every page at run time (decisions §1); no personal byte in it. */
export interface RuntimeConfig {
  readonly merk: Merk;
  /** Public address of each brand, without a slash at the end. */
  readonly merkUrls: Readonly<Record<Merk, string>>;
  /** Address of the maintenance document (§7); absent: never in maintenance. */
  readonly onderhoudUrl?: string;
  /** Paying: its name on the button, and the hosts it may go on at, with their ports (decisions §7). */
  readonly betaling?: { readonly label: string; readonly hosts: readonly string[] };
}

/** An operation as the client sends it to `/graphql`. */
export interface GraphqlVerzoek {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** One failed field (contract.md, GraphQL). `soort: 'syntax'` means a non-JSON answer behind it. */
export interface GraphqlFout {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    readonly status?: number;
    readonly redenen?: readonly string[];
    readonly soort?: string;
  };
}

/** What `/graphql` answers. */
export interface GraphqlAntwoord {
  readonly data?: unknown;
  readonly errors?: readonly GraphqlFout[];
}

/** What the gateway asks of the client's server entry for one page. */
export interface RenderAanvraag {
  /** Path and query as asked. */
  readonly url: string;
  readonly taal: Taal;
  readonly config: RuntimeConfig;
  /** Whether the request has a living session; a page behind login is not rendered without one. */
  readonly ingelogd: boolean;
  /** Forces a status page in place (e.g. 404 for an unknown address, 503 in maintenance). */
  readonly status?: 401 | 403 | 404 | 500 | 503;
  /** The instant of rendering, so that greeting and browser agree. */
  readonly nu: string;
  readonly signal: AbortSignal;
  /** Runs an operation in-process, as the person of this request. */
  readonly graphql: (verzoek: GraphqlVerzoek) => Promise<GraphqlAntwoord>;
  /** Hears of a fault in the client's own code, for the log; it never holds an answer's data. */
  readonly meldFout?: (fout: unknown) => void;
}

/** A rendered page with its true status, or a redirect. */
export type RenderAntwoord =
  | {
      readonly soort: 'pagina';
      readonly status: number;
      readonly html: string;
      /** Hashes (`sha256-…`) of the inline style sheets in it, for the Content-Security-Policy. */
      readonly stijlHashes?: readonly string[];
    }
  | { readonly soort: 'doorsturen'; readonly status: 302 | 303; readonly naar: string };

/** What `apps/client/dist/server/entry-server.js` exports. */
export interface ServerEntry {
  readonly render: (aanvraag: RenderAanvraag) => Promise<RenderAntwoord>;
  /** Every GraphQL document of the build, to the letter: the allow-list in production. */
  readonly operaties: readonly string[];
}
