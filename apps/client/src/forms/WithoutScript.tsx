import { createContext, type ReactNode, use } from 'react';

/** What the page shows where no script runs; the server gives it, the browser's build has none of it. */
export const WithoutScriptContext = createContext<ReactNode>(undefined);

/** The place of a page where its form stands for who has no script: React leaves it alone in the browser. */
export function WithoutScript() {
  return <noscript>{use(WithoutScriptContext)}</noscript>;
}
