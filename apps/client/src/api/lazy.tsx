import { type ComponentType, createElement, Suspense, use } from 'react';
import * as t from '../generated/texts/app.js';

/** A component whose code comes when it is first needed. */
export interface Lazy<Props extends object> {
  readonly Component: ComponentType<Props>;
  /** Fetches the code beforehand; then it renders at once. */
  readonly load: () => Promise<void>;
}

// What is left to say when even the code of a screen cannot be fetched.
function NotLoaded() {
  return <h1 tabIndex={-1}>{t.notLoaded()}</h1>;
}

/**
 * Makes a component that is fetched when needed. Once fetched (on the server at its start, in the
 * browser before hydrating what needs it) it renders like any other.
 * @param otherwise what stands there when the code cannot be fetched
 */
export function lazy<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = NotLoaded,
): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined;
  let underWay: Promise<ComponentType<Props>> | undefined;
  const begin = (): Promise<ComponentType<Props>> => {
    // Kept when it fails too: asking anew while rendering would never end.
    underWay ??= fetchComponent().then(
      (component) => (loaded = component),
      () => otherwise,
    );
    return underWay;
  };
  const load = async () => {
    if ((await begin()) !== otherwise) return;
    underWay = undefined;
    await begin();
  };
  function Pending(props: Props) {
    return createElement(use(begin()), props);
  }
  // Within its boundary on the server too: what was rendered there stays until its code has come.
  function Component(props: Props) {
    return <Suspense fallback={null}>{createElement(loaded ?? Pending, props)}</Suspense>;
  }
  return { Component, load };
}
