import type {
  FormSeal,
  PostedForm,
  RenderRequest,
  RuntimeConfig,
} from '@mijn/contract/serverEntry';
import type { CookieChoice } from '@mijn/domain/cookieChoice';
import type { Language } from '@mijn/domain/language';
import { createContext as createReactContext, use } from 'react';
import { createContext, RouterContextProvider } from 'react-router';
import { setBackground } from './background.ts';
import type { Graphql } from './graphql.ts';

/** What the gateway told this document: the same on the server and after hydration. */
export interface Environment {
  readonly config: RuntimeConfig;
  readonly language: Language;
  /** The instant of this document, RFC 3339: server and browser greet alike. */
  readonly now: string;
  readonly loggedIn: boolean;
  /** Whose document this is, without telling who (ADR 0095): its calls say so. */
  readonly personMark?: string | undefined;
  /** What was answered to the question about cookies; absent: nothing yet. */
  readonly cookieChoice?: CookieChoice | undefined;
  /** What the forms of this document carry (ADR 0032). */
  readonly seal?: FormSeal | undefined;
  /** What a posted form brought to this document (`api/carried.ts`). */
  readonly carried?: string | undefined;
  /** What stands in this document is this status page, and not the page that was asked (§8). */
  readonly statusPage?: { readonly path: string; readonly asked: string } | undefined;
}

/** What a loader finds besides: how to ask, and where it runs. */
export interface LoaderEnvironment extends Environment {
  readonly graphql: Graphql;
  readonly onServer: boolean;
  /** Nothing is asked of the insurer for this page (server only). */
  readonly asksNothing?: boolean | undefined;
  /** The form that was posted (server only). */
  readonly posted?: PostedForm | undefined;
  /** Sends in a claim that was posted (server only). */
  readonly sendClaim?: RenderRequest['sendClaim'];
  /** Ends the session of whoever posted (server only). */
  readonly stopSessie?: RenderRequest['stopSessie'];
  /** Confirms an e-mail address by the code of a link (server only). */
  readonly confirmEmail?: RenderRequest['confirmEmail'];
  /** Tells the server's log what nobody foresaw (server only). */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

/**
 * Whether the person themselves reads this document, and not staff who look along: the insurer refuses staff what the
 * person has not sent in, so their documents do not ask for it.
 */
export function isOwnDocument({ config }: Pick<Environment, 'config'>): boolean {
  return config.internal === undefined;
}

const environmentContext = createContext<LoaderEnvironment>();

/** A context for the router, that carries this to every loader. */
export function contextOf(environment: LoaderEnvironment): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(environmentContext, environment);
  setBackground(context);
  return context;
}

/**
 * What a loader finds in the router's context.
 * @throws Error when it is none of ours.
 */
export function environmentIn(context: Readonly<RouterContextProvider>): LoaderEnvironment {
  return context.get(environmentContext);
}

/** React's context of the same document. */
export const EnvironmentContext = createReactContext<Environment | undefined>(undefined);

/**
 * Brand, language, time and addresses of this document.
 * @throws Error outside the app.
 */
export function useAppEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('No EnvironmentContext above this component');
  return environment;
}
