import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** What was taken over by React and tapped on, in order. */
export const taken: string[] = [];

/** A button that says when it is taken over, and when it is tapped on. */
export function Taken({ what }: { readonly what: string }) {
  useEffect(() => {
    taken.push(what);
  }, [what]);
  return <button onClick={() => taken.push(`tap on ${what}`)}>{what}</button>;
}

/** Puts a part in front of a page as the server renders them, and has React take over both. */
export function takeOver(part: ReactNode): HTMLElement {
  const page = (
    <main>
      {part}
      <Taken what="page" />
    </main>
  );
  taken.length = 0;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  startTransition(() => void hydrateRoot(root, page));
  return root;
}
