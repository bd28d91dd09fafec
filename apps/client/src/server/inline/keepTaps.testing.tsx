import { type ChangeEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { hearFields, keepTaps, tellReact } from './keepTaps.ts';

/** Records the changes that a React form receives, in order. */
export type RecordChange = (field: string, value: string | boolean) => void;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A controlled React field that records its changes. */
export function useRecordedField(name: string, first: string, record: RecordChange) {
  const [value, set] = useState(first);
  const onChange = ({ target }: ChangeEvent<Field>) => {
    record(name, target.value);
    set(target.value);
  };
  return { 'aria-label': name, name, value, onChange };
}

function Usable({ from }: { readonly from: Promise<void> }) {
  useLayoutEffect(() => void dispatchEvent(new Event('hydrated')), []);
  useEffect(() => void from.then(() => dispatchEvent(new Event('usable'))), [from]);
  return null;
}

/** Renders a page as the server does, with its first script; `hydrate` hydrates it. */
export function draw(content: (record: RecordChange, isServer: boolean) => ReactNode) {
  const changes: [field: string, value: string | boolean][] = [];
  const record: RecordChange = (field, value) => void changes.push([field, value]);
  const place = document.body.appendChild(document.createElement('div'));
  const whole = (isServer: boolean, from = Promise.resolve()) => (
    <>
      {content(record, isServer)}
      <Usable from={from} />
    </>
  );
  place.innerHTML = renderToString(whole(true));
  keepTaps(tellReact, hearFields());
  const hydrate = (from?: Promise<void>) => {
    const root = hydrateRoot(place, whole(false, from));
    onTestFinished(() => root.unmount());
  };
  return { changes, hydrate, output: () => place.querySelector('output')?.textContent };
}

export const field = (name: string) => page.getByLabelText(name, { exact: true });
