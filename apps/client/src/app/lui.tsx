import { type ComponentType, createElement, Suspense, use } from 'react';
import * as t from '../generated/teksten/app.js';

/** A component whose code comes when it is first needed. */
export interface Lui<Props extends object> {
  readonly Component: ComponentType<Props>;
  /** Fetches the code beforehand; then it renders at once. */
  readonly laad: () => Promise<void>;
}

// What is left to say when even the code of a screen cannot be fetched.
function NietGeladen() {
  return <h1 tabIndex={-1}>{t.nietGeladen()}</h1>;
}

/**
 * Makes a component that is fetched when needed. Once fetched (on the server at its start, in the
 * browser before hydrating what needs it) it renders like any other.
 * @param anders what stands there when the code cannot be fetched
 */
export function lui<Props extends object>(
  haal: () => Promise<ComponentType<Props>>,
  anders: ComponentType<Props> = NietGeladen,
): Lui<Props> {
  let geladen: ComponentType<Props> | undefined;
  let onderweg: Promise<ComponentType<Props>> | undefined;
  const begin = (): Promise<ComponentType<Props>> => {
    // Kept when it fails too: asking anew while rendering would never end.
    onderweg ??= haal().then(
      (component) => (geladen = component),
      () => anders,
    );
    return onderweg;
  };
  const laad = async () => {
    if ((await begin()) !== anders) return;
    onderweg = undefined;
    await begin();
  };
  function Wacht(props: Props) {
    return createElement(use(begin()), props);
  }
  function Component(props: Props) {
    if (geladen) return createElement(geladen, props);
    return (
      <Suspense fallback={null}>
        <Wacht {...props} />
      </Suspense>
    );
  }
  return { Component, laad };
}
