import type { BrandLinks } from '@mijn/domain/brandLinks';
import type { Brand } from '@mijn/domain/brands';
import type { CookieChoice } from '@mijn/domain/cookieChoice';
import type { Language } from '@mijn/domain/language';
import type { EmailOutcome } from './emailLink.ts';

/** Maintenance that was announced: instants, RFC 3339. */
export interface PlannedMaintenance {
  readonly begin: string;
  readonly end: string;
}

/** What the gateway tells every page at run time (docs/decisions.md §1); no personal byte in it. */
export interface RuntimeConfig {
  readonly merk: Brand;
  /** Public address of each brand, without a slash at the end. */
  readonly brandUrls: Readonly<Record<Brand, string>>;
  /** Everything outside this app that this brand leads to, and its help desk. */
  readonly links: BrandLinks;
  /** Address of the maintenance document (§7); absent: never in maintenance. */
  readonly maintenanceUrl?: string;
  /** Maintenance that comes; absent: none is known. */
  readonly plannedMaintenance?: PlannedMaintenance;
  /**
   * The staff's listener (§6): the internal mode may be asked for by `?internal=true` and the session's
   * marker, or is on by default. Absent at the public address: nothing switches it on there.
   */
  readonly internal?: 'asked' | 'default';
  /** Paying: its name on the button, and the hosts it may go on at, with their ports (docs/decisions.md §7). */
  readonly betaling?: { readonly label: string; readonly hosts: readonly string[] };
}

/** An operation as the client asks it. */
export interface GraphqlRequest {
  /** Its text; in the browser's build what that is asked by (ADR 0113). */
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** One failed field (docs/contract.md, GraphQL). `soort: 'syntax'` means a non-JSON answer behind it. */
export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    readonly status?: number;
    readonly redenen?: readonly string[];
    readonly soort?: string;
    /** For 429: after how many seconds it can be asked again. */
    readonly retrySeconds?: number;
  };
}

/** What `/graphql` answers. */
export interface GraphqlResponse {
  readonly data?: unknown;
  readonly errors?: readonly GraphqlError[];
}

/** What the forms of a document carry, so that their posts are known as ours (docs/decisions.md §3). */
export interface FormSeal {
  /** Of the session, for this document alone; absent outside the login. */
  readonly token?: string;
  /** Of this document: what is posted twice is done once. */
  readonly key: string;
}

/** What the insurer answers to files that are sent to it. */
export interface UploadAnswer {
  /** HTTP status; 503 where no answer came. */
  readonly status: number;
  /** Parsed JSON; undefined when it was none. */
  readonly body: unknown;
  /** Seconds of `Retry-After`. */
  readonly waitSeconds: number | undefined;
}

/** A file that was posted with a form, and what the insurer said of it. */
export interface PostedFile {
  readonly name: string;
  readonly answer: UploadAnswer;
  /** The file itself, where the insurer has not kept it: an insurer with only the core keeps none. */
  readonly content?: File;
  /** Why the insurer was never sent it: beside those before it there was no room for it. */
  readonly leftOut?: 'tooMany' | 'tooLargeTogether';
}

/** A form that was posted to a page's own address; the gateway has checked where it comes from. */
export interface PostedForm {
  /** As typed, without what the seal brought. */
  readonly fields: URLSearchParams;
  /** Of the document it stood in: the idempotency key of what it asks for. */
  readonly key: string;
  /**
   * Of this form as it was filled in, in this document (ADR 0032): the page that it leads to finds by it
   * what it brought along.
   */
  readonly mark: string;
  /** It stood in a page of an earlier session of the same person: it is shown again and not carried out. */
  readonly isEarlier?: true;
  /** The files among them, in their order. */
  readonly files?: readonly PostedFile[];
}

/** What the gateway asks of the client's server entry for one page. */
export interface RenderRequest {
  /** Path and query as asked. */
  readonly url: string;
  readonly language: Language;
  readonly config: RuntimeConfig;
  /** What was answered to the question about cookies; absent: it has to be asked (§9). */
  readonly cookieChoice?: CookieChoice;
  /** Whether the request has a living session; a page behind login is not rendered without one. */
  readonly loggedIn: boolean;
  /** Whose session it is, without telling who (ADR 0095); absent: nobody's. */
  readonly personMark?: string;
  /** Forces a status page in place (e.g. 404 for an unknown address, 503 in maintenance). */
  readonly status?: 401 | 403 | 404 | 500 | 503;
  /** The instant of rendering, so that greeting and browser agree. */
  readonly now: string;
  readonly signal: AbortSignal;
  /** Runs an operation in-process, as the person of this request. */
  readonly graphql: (request: GraphqlRequest) => Promise<GraphqlResponse>;
  /** For the forms of this page. */
  readonly seal?: FormSeal;
  /** The form that was posted here; absent: the page is read. */
  readonly posted?: PostedForm;
  /** What a form that led here brought along (`carries`). */
  readonly carried?: string;
  /** Sends a claim in, as the person of this request; only where a form was posted. */
  readonly sendClaim?: (form: FormData, key: string) => Promise<UploadAnswer>;
  /**
   * Ends the session of this request, or all of its person; only where a form was posted. False: all were to
   * end, and none did, for nobody is logged in who could say whose.
   */
  readonly stopSessie?: (everywhere?: boolean) => Promise<boolean>;
  /**
   * Confirms an e-mail address by the code of a link that was mailed to it, whoever asks; only where a form was posted.
   * It throws where the insurer does not answer.
   */
  readonly confirmEmail?: (code: string) => Promise<EmailOutcome>;
  /** Hears of a fault in the client's own code, for the log; it never holds an answer's data. */
  readonly reportError?: (error: unknown) => void;
}

/** A rendered page with its true status, or a redirect. */
export type RenderResponse =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      /** Hashes (`sha256-…`) of the inline style sheets in it, for the Content-Security-Policy. */
      readonly styleHashes?: readonly string[];
      /** Hashes of the inline scripts in it. */
      readonly scriptHashes?: readonly string[];
    }
  | {
      readonly kind: 'redirect';
      readonly status: 302 | 303;
      readonly to: string;
      /** What a posted form brings along to the page it leads to, where it must not stand in an address. */
      readonly carries?: string | undefined;
    };

/** What a document is made of that the browser fills by itself. */
export type ShellRequest = Pick<RenderRequest, 'language' | 'config' | 'now'>;

/** What the native app is built for. */
export interface NativeShellRequest {
  readonly merk: Brand;
  /** Origin of the gateway that it calls. */
  readonly gateway: string;
  /** Address of the maintenance document, where that is elsewhere. */
  readonly maintenance?: string | undefined;
}

/** What stands in the native app. */
export interface NativeShell {
  /** Files beside those of the build, by their names. */
  readonly written: Readonly<Record<string, string>>;
  /** The files of the build that it needs, below its folder. */
  readonly files: readonly string[];
}

/** What the same file exports for the tests of access. */
export interface FormsEntry {
  /** The names of the forms that each page answers, by the page's name. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
}

/** What the same file exports for `apps/native`. */
export interface NativeEntry {
  /** The one document of the native app, and what it needs (ADR 0067). */
  readonly renderNative: (request: NativeShellRequest) => NativeShell;
}

/** What `apps/client/dist/server/entry-server.js` exports. */
export interface ServerEntry {
  readonly render: (request: RenderRequest) => Promise<RenderResponse>;
  /**
   * A document without a screen in it: the browser asks for all of it by itself. For the internal mode,
   * whose keys lie in the browser (docs/decisions.md §3).
   */
  readonly renderShell: (request: ShellRequest) => RenderResponse;
  /** Every GraphQL document of the build, to the letter: in production only these run, and those of the builds before. */
  readonly operations: readonly string[];
}
