import { createContext, type ReactNode, use } from 'react';

/** Content of the page when script is off; only the server renders it. */
export const WithoutScriptContext = createContext<ReactNode>(undefined);

/** Place of the form for readers without script: React does not hydrate it in the browser. */
export function WithoutScript() {
  return <noscript>{use(WithoutScriptContext)}</noscript>;
}
