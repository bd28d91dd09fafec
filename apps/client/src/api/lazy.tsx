import { type ComponentType, createContext, createElement, Suspense, use } from 'react';
import * as m from '../generated/texts/app.js';
import { quietly } from '../platform/oldBuild.ts';

/** A component whose code comes when it is first needed. */
export interface Lazy<Props extends object> {
  readonly Component: ComponentType<Props>;
  /**
   * Fetches the code beforehand, unseen; then it renders at once.
   * @returns whether it has come: otherwise it is fetched again when it is rendered, or asked for once more
   */
  readonly load: () => Promise<boolean>;
}

/** What a document was drawn with by lazy components (ADR 0072). */
export interface DrawnParts {
  /** Their modules, as the build's manifest names them. */
  readonly sources: Set<string>;
  /** Code that was not there yet: with it the document is drawn again. */
  readonly missing: Set<Promise<unknown>>;
}

/** Kept while the server draws. */
export const DrawnPartsContext = createContext<DrawnParts | undefined>(undefined);

const bySource = new Map<string, () => Promise<boolean>>();

/**
 * Fetches what the document was drawn with, once the modules of its page are there: all of it before React takes
 * anything over. It would throw away what the server drew of a part that changes before its code has come, and a tap
 * on it with that.
 * @throws Error where one cannot be fetched: the page then stays as the server drew it
 */
export function loadDrawn(sources: readonly string[] = []): Promise<unknown> {
  return Promise.all(
    sources.map(async (source) => {
      // Without it React would throw away what the server drew: that works by itself, with what was typed in it.
      if ((await bySource.get(source)?.()) === false) throw new Error(source);
    }),
  );
}

// What is left to say when even the code of a screen cannot be fetched.
function NotLoaded() {
  return <h1 tabIndex={-1}>{m.notLoaded()}</h1>;
}

/**
 * Makes a component that is fetched when needed. Once fetched (on the server at its start, in the
 * browser before hydrating what needs it) it renders like any other.
 * @param source its module as the build's manifest names it: a document drawn with it brings its styles
 * @param otherwise what stands there when the code cannot be fetched
 */
export function lazy<Props extends object>(
  source: string,
  fetchComponent: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = NotLoaded,
): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;
  const begin = (): Promise<ComponentType<Props>> => {
    // Kept when it fails too: asking anew while rendering would never end.
    fetching ??= fetchComponent().then(
      (component) => (loaded = component),
      () => otherwise,
    );
    return fetching;
  };
  const fetchAnew = async () => {
    if ((await begin()) !== otherwise) return;
    fetching = undefined;
    await begin();
  };
  const load = async () => {
    await quietly(fetchAnew);
    if (!loaded) fetching = undefined;
    return loaded !== undefined;
  };
  bySource.set(source, load);
  // One component before and after the code has come: what is on the screen stays the same element, that a click has
  // begun on, say.
  function Part(props: Props) {
    return createElement(loaded ?? use(begin()), props);
  }
  // Within its boundary on the server too: what was rendered there stays until its code has come.
  function Component(props: Props) {
    const drawn = use(DrawnPartsContext);
    if (loaded) drawn?.sources.add(source);
    else drawn?.missing.add(begin());
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  return { Component, load };
}
