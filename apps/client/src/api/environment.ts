import type {
  FormTokens,
  PostedForm,
  RenderRequest,
  RuntimeConfig,
} from '@mijn/contract/serverEntry';
import type { CookieChoice } from '@mijn/domain/cookies';
import type { Language } from '@mijn/domain/language';
import type { Bereik } from '@mijn/domain/machtiging';
import { createContext as createReactContext, use } from 'react';
import { createContext, RouterContextProvider } from 'react-router';
import { setBackground } from './revalidation.ts';
import type { Graphql } from './graphql.ts';

/** The settings that the gateway gave this document: the same on the server and after hydration. */
export interface Environment {
  readonly config: RuntimeConfig;
  readonly language: Language;
  /** The instant of this document, RFC 3339, so that server and browser render the same greeting. */
  readonly now: string;
  readonly loggedIn: boolean;
  /** Opaque mark of the person whose document this is (ADR 0095); calls send it along. */
  readonly personMark?: string | undefined;
  /** The scopes of a person who acts for somebody else: then the document is of the two (ADR 0095). */
  readonly acting?: readonly Bereik[] | undefined;
  /** The answer to the question about cookies; absent when there is none yet. */
  readonly cookieChoice?: CookieChoice | undefined;
  /** The hidden fields that the forms of this document carry (ADR 0032). */
  readonly seal?: FormTokens | undefined;
  /** The values that a posted form brought to this document (`api/flash.ts`). */
  readonly flash?: string | undefined;
  /** The document holds this status page in place of the requested page (§8). */
  readonly statusPage?: { readonly path: string; readonly asked: string } | undefined;
}

/** The environment of a loader: also how to make calls, and where it runs. */
export interface LoaderEnvironment extends Environment {
  readonly graphql: Graphql;
  readonly onServer: boolean;
  /** Makes no calls to the insurer for this page (server only). */
  readonly asksNothing?: boolean | undefined;
  /** The posted form (server only). */
  readonly posted?: PostedForm | undefined;
  /** Submits a posted claim (server only). */
  readonly forwardClaim?: RenderRequest['forwardClaim'];
  /** Ends the session of the person who posted (server only). */
  readonly stopSessie?: RenderRequest['stopSessie'];
  /** Confirms an e-mail address by the code of a link (server only). */
  readonly confirmEmail?: RenderRequest['confirmEmail'];
  /** Writes an unforeseen error to the log of the server (server only). */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

/**
 * Returns whether the person reads this document, and not a member of staff who looks along. The insurer
 * refuses staff everything that the person has not submitted, so their documents do not ask for it.
 */
export function isOwnDocument({ config }: Pick<Environment, 'config'>): boolean {
  return config.internal === undefined;
}

const environmentContext = createContext<LoaderEnvironment>();

/** Creates a router context that carries the environment to every loader. */
export function contextOf(environment: LoaderEnvironment): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(environmentContext, environment);
  setBackground(context);
  return context;
}

/**
 * Returns the environment from the router's context.
 * @throws Error for another context.
 */
export function environmentIn(context: Readonly<RouterContextProvider>): LoaderEnvironment {
  return context.get(environmentContext);
}

export const EnvironmentContext = createReactContext<Environment | undefined>(undefined);

/**
 * Returns brand, language, time and addresses of this document.
 * @throws Error outside the app.
 */
export function useAppEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('No EnvironmentContext above this component');
  return environment;
}
