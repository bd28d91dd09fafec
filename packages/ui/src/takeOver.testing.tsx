import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Parts that were hydrated and tapped, in order. */
export const taken: string[] = [];

/** A button that records its hydration and its taps. */
export function Taken({ what }: { readonly what: string }) {
  useEffect(() => {
    taken.push(what);
  }, [what]);
  return <button onClick={() => taken.push(`tap on ${what}`)}>{what}</button>;
}

/** Renders a part and a page as the server does, and hydrates both. */
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
