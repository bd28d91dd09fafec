import type { ComponentType } from 'react';

/** The values that a path's names stand for, decoded. */
export type Params = Readonly<Record<string, string | undefined>>;

/** An address within the app, in its parts, and which entry of the history it is. */
export interface Location {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** Names the entry of the history. */
  readonly key: string;
}

/** What a loader or an action gets. */
export interface RouteRequest {
  readonly url: URL;
  readonly params: Params;
  /** Nobody waits for the answer any more once this is aborted. */
  readonly signal: AbortSignal;
  /** Whatever the app gives its loaders; the router knows nothing of it. */
  readonly context: object;
  /** Nobody asked for it: what is shown is only looked at again. */
  readonly isBackground?: boolean | undefined;
}

/** Fetches what a route shows, or carries out what was posted to it; throws or returns a `Redirect`. */
export type RouteWork = (request: RouteRequest) => unknown;

/** On what a route decides whether it asks again. */
export interface RevalidationRequest {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
  /** What is done where the route has no say. */
  readonly defaultShouldRevalidate: boolean;
}

/** What a route is made of besides its place; a lazy one brings it in a module of its own. */
export interface RouteModule {
  readonly Component?: ComponentType | undefined;
  /** Stands in its place when it fails; finds why by `useRouteError`. */
  readonly ErrorBoundary?: ComponentType | undefined;
  readonly loader?: RouteWork | undefined;
  /** Answers what is posted; on the server only. */
  readonly action?: RouteWork | undefined;
  readonly shouldRevalidate?: ((request: RevalidationRequest) => boolean) | undefined;
}

/** A route: a page, or a frame round pages. */
export interface Route extends RouteModule {
  readonly id: string;
  /** Whole, from the root on: `/facturen/:kenmerk`; `*` for what no other answers. Absent: a frame. */
  readonly path?: string;
  /** The module of its page, as the build's manifest names it: the server preloads it. */
  readonly source?: string;
  readonly lazy?: () => Promise<RouteModule>;
  readonly children?: readonly Route[];
}

/** A route of the address that is shown, and the values in its path. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Params;
}

/** What the loaders brought: plain values, as they travel in the document. */
export interface PageData {
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** What became of a posted form that did not lead on. */
  readonly actionData?: Readonly<Record<string, unknown>> | null | undefined;
  /** By the route that shows it. */
  readonly errors?: Readonly<Record<string, unknown>> | null | undefined;
}

/** What the router shows. */
export interface ShownPage extends PageData {
  readonly location: Location;
  /** From the root inwards. */
  readonly matches: readonly RouteMatch[];
  /** Where on the screen it begins: at that height, where the last one was, or (undefined) at its top or hash. */
  readonly scroll: number | 'keep' | undefined;
}

/** How to go somewhere. */
export interface NavigateOptions {
  /** In the place of the entry that is shown. */
  readonly replace?: boolean | undefined;
  /** The page stays where it is on the screen. */
  readonly preventScrollReset?: boolean | undefined;
  /** Kept with the entry of the history. */
  readonly state?: object | undefined;
}

/** How the loaders are asked again. */
export interface RevalidateOptions {
  /** Nobody asked for it (docs/decisions.md §3: it renews no session). */
  readonly isBackground?: boolean;
}
