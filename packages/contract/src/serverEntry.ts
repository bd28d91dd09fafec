import type { BrandLinks, Brand } from '@mijn/domain/brands';
import type { CookieChoice } from '@mijn/domain/cookies';
import type { Language } from '@mijn/domain/language';
import type { Bereik } from '@mijn/domain/machtiging';
import type { EmailOutcome } from './emailLink.ts';

/** Announced maintenance: instants, RFC 3339. */
export interface PlannedMaintenance {
  readonly begin: string;
  readonly end: string;
}

/** Runtime configuration that the gateway passes to every page (docs/decisions.md §1); contains no personal data. */
export interface RuntimeConfig {
  readonly merk: Brand;
  /** Public address of each brand, without a trailing slash. */
  readonly brandUrls: Readonly<Record<Brand, string>>;
  readonly links: BrandLinks;
  /** Address of the maintenance document (§7); absent: no maintenance. */
  readonly maintenanceUrl?: string;
  /** Absent: no maintenance is announced. */
  readonly plannedMaintenance?: PlannedMaintenance;
  /**
   * Internal mode on the staff's listener (§6): requested by `?internal=true` and the session's
   * marker, or on by default. Absent at the public address, where nothing can switch it on.
   */
  readonly internal?: 'asked' | 'default';
  /** People can log in for somebody else, by DigiD Machtigen. */
  readonly mandates?: true;
  /** Payment button label, and the hosts allowed for redirects, with their ports (docs/decisions.md §7). */
  readonly betaling?: { readonly label: string; readonly hosts: readonly string[] };
}

export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** A failed field (docs/contract.md, GraphQL). `soort: 'syntax'`: the upstream answer was not JSON. */
export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    readonly status?: number;
    readonly redenen?: readonly string[];
    readonly soort?: string;
    /** For 429: seconds until a retry may succeed. */
    readonly retrySeconds?: number;
  };
}

export interface GraphqlResponse {
  readonly data?: unknown;
  readonly errors?: readonly GraphqlError[];
}

/** CSRF and idempotency tokens in the forms of a document (docs/decisions.md §3). */
export interface FormTokens {
  /** CSRF token of the session for this document; absent without a login. */
  readonly token?: string;
  /** Idempotency key of this document, against double posts. */
  readonly key: string;
}

export interface UploadAnswer {
  /** HTTP status; 503 when there was no answer. */
  readonly status: number;
  /** Parsed JSON; undefined when it was not JSON. */
  readonly body: unknown;
  readonly waitSeconds: number | undefined;
}

/** A file posted with a form, with the insurer's answer. */
export interface PostedFile {
  readonly name: string;
  readonly answer: UploadAnswer;
  /** Content, when the insurer has not stored the file, because it lacks the extensions. */
  readonly content?: File;
  /** Reason why the file was not sent to the insurer: it exceeds a limit together with the files before it. */
  readonly leftOut?: 'tooMany' | 'tooLargeTogether';
}

/** A form posted to a page's own address, after the gateway's CSRF check. */
export interface PostedForm {
  /** Fields as typed, without the tokens. */
  readonly fields: URLSearchParams;
  /** Idempotency key of the document with the form. */
  readonly key: string;
  /** Fingerprint of this form's content in this document (ADR 0032), by which the next page finds the flash data. */
  readonly mark: string;
  /** Posted from a page of an earlier session of the same person: redisplayed, not executed. */
  readonly isEarlier?: true;
  readonly files?: readonly PostedFile[];
}

/** Request of the gateway to the client's server entry for one page. */
export interface RenderRequest {
  readonly url: string;
  readonly language: Language;
  readonly config: RuntimeConfig;
  /** Answer to the cookie question; absent: not answered yet (§9). */
  readonly cookieChoice?: CookieChoice;
  /** A session is active; pages behind the login are not rendered without one. */
  readonly loggedIn: boolean;
  /** Pseudonym of the session's person (ADR 0095); absent without a session. */
  readonly personMark?: string;
  /** The session acts for somebody else: their name, and what it may do. */
  readonly acting?: { readonly naam: string; readonly bereik: readonly Bereik[] };
  /** Renders a status page in place (e.g. 404 for an unknown address, 503 in maintenance). */
  readonly status?: 401 | 403 | 404 | 500 | 503;
  /** Instant of rendering, so that server and browser render the same greeting. */
  readonly now: string;
  readonly signal: AbortSignal;
  /** Runs an operation in-process, as the person of this request. */
  readonly graphql: (request: GraphqlRequest) => Promise<GraphqlResponse>;
  readonly seal?: FormTokens;
  readonly posted?: PostedForm;
  /** Flash data of the form that redirected here. */
  readonly flash?: string;
  /** Sends in a claim as the person of this request; only for a posted form. */
  readonly forwardClaim?: (form: FormData, key: string) => Promise<UploadAnswer>;
  /**
   * Ends the session of this request, or all sessions of its person; only for a posted form. False:
   * all were to end, and none did, because nobody is logged in.
   */
  readonly stopSessie?: (everywhere?: boolean) => Promise<boolean>;
  /**
   * Confirms an e-mail address by the code of its mailed link, with or without a login; only for a
   * posted form. Throws when the insurer does not answer.
   */
  readonly confirmEmail?: (code: string) => Promise<EmailOutcome>;
  /** Logs an error of the client's own code; it never contains an answer's data. */
  readonly reportError?: (error: unknown) => void;
}

/** A rendered page with its status, or a redirect. */
export type RenderResponse =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      /** Hashes (`sha256-…`) of the inline style sheets, for the Content-Security-Policy. */
      readonly styleHashes?: readonly string[];
      readonly scriptHashes?: readonly string[];
    }
  | {
      readonly kind: 'redirect';
      readonly status: 302 | 303;
      readonly to: string;
      /** Flash data of a posted form for the page it redirects to, when it must not be in the address. */
      readonly flash?: string | undefined;
    };

/** Input of a document that the browser renders itself. */
export type ShellRequest = Pick<RenderRequest, 'language' | 'config' | 'now'>;

export interface NativeShellRequest {
  readonly merk: Brand;
  readonly gateway: string;
  /** Address of the maintenance document, if it is elsewhere. */
  readonly maintenance?: string | undefined;
}

export interface NativeShell {
  /** Generated files by name, in addition to those of the build. */
  readonly written: Readonly<Record<string, string>>;
  /** Required files of the build, relative to its folder. */
  readonly files: readonly string[];
}

/** Exports of the server entry for access tests. */
export interface FormsEntry {
  /** Names of the forms that each page handles, by the page's name. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
}

/** Exports of the server entry for `apps/native`. */
export interface NativeEntry {
  /** Renders the single document of the native app, and lists the files it needs (ADR 0067). */
  readonly renderNative: (request: NativeShellRequest) => NativeShell;
}

/** Exports of `apps/client/dist/server/entry-server.js`. */
export interface ServerEntry {
  readonly render: (request: RenderRequest) => Promise<RenderResponse>;
  /**
   * Renders a document without content, which the browser fills itself. For the internal mode,
   * whose keys are in the browser (docs/decisions.md §3).
   */
  readonly renderShell: (request: ShellRequest) => RenderResponse;
  /**
   * Exact text of every GraphQL document of the build; in production only these and those of
   * earlier builds are executed.
   */
  readonly operations: readonly string[];
}
