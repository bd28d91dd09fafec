import {
  createContext,
  type DataRouter,
  type DataStrategyFunction,
  type DataStrategyResult,
  type RouterContextProvider,
} from 'react-router';

/*
 * A page is also asked again where nobody asked for that, such as while a claim is judged. Such a look renews no
 * session (docs/decisions.md §3), shows nobody that anything is under way, and takes nothing away where it fails.
 * React Router knows no such kind of asking again, so it is kept here which one is.
 */

const isBackgroundContext = createContext(false);
const looking = new WeakSet<DataRouter>();
let isBeginning = false;

/** Notes in the context of the loaders that are about to run whether nobody asked for them. */
export function noteBackground(context: RouterContextProvider): void {
  context.set(isBackgroundContext, isBeginning);
}

/** Whether nobody asked for what a loader with this context brings. */
export function isBackground(context: Readonly<RouterContextProvider>): boolean {
  return context.get(isBackgroundContext);
}

/** Whether what the router is asking again is asked by nobody. */
export function isLooking(router: DataRouter | undefined): boolean {
  return router !== undefined && looking.has(router);
}

/** Whether nothing is on its way, and nothing asked anew. */
export function isIdle({ state }: DataRouter): boolean {
  return state.navigation.state === 'idle' && state.revalidation === 'idle';
}

/** Asks the loaders of the page again; settles when they have come. */
export async function revalidate(router: DataRouter): Promise<void> {
  looking.delete(router);
  await router.revalidate();
}

/** The same where nobody asked for it, unless somebody is waiting for what comes. */
export async function look(router: DataRouter): Promise<void> {
  if (!isIdle(router) && !looking.has(router)) return revalidate(router);
  looking.add(router);
  isBeginning = true;
  // The context of its loaders is made within this call.
  const coming = router.revalidate();
  isBeginning = false;
  await coming;
  looking.delete(router);
}

const isFailure = ({ type, result }: DataStrategyResult) =>
  type === 'error' && !(result instanceof Response);

/** Runs loaders as React Router does, but that what nobody asked for and failed leaves what is shown. */
export function keepShown(routerOf: () => DataRouter): DataStrategyFunction {
  return async ({ matches, context }) => {
    const asked = matches.filter((match) => match.shouldCallHandler());
    const results = await Promise.all(asked.map((match) => match.resolve()));
    const shown: Readonly<Record<string, unknown>> = isBackground(context)
      ? routerOf().state.loaderData
      : {};
    return Object.fromEntries(
      results.map((result, at) => {
        const id = asked[at]?.route.id ?? '';
        const isKept = isFailure(result) && id in shown;
        return [id, isKept ? { type: 'data', result: shown[id] } : result];
      }),
    );
  };
}
