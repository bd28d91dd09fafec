import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { takesInput } from './takesInput.ts';

const page = (beside: ReactNode, later: ReactNode) =>
  renderToString(
    <main>
      <Suspense>
        <p>Bekijk het</p>
        <Suspense>{later}</Suspense>
      </Suspense>
      {beside}
    </main>,
  );

const copy = (
  <button type="button" data-replay="">
    Kopieer
  </button>
);

test.each([
  ['a button of script', copy],
  ['a field', <input key="one" name="bedrag" aria-label="Bedrag" />],
  ['a list', <select key="one" aria-label="Zorg" />],
  ['a box for text', <textarea key="one" aria-label="Vraag" />],
])('%s in what comes later is waited for', (_, later) => {
  expect(takesInput(page(null, later))).toBe(true);
});

test('beside it, or where there is nothing but links and forms, nothing is', () => {
  const form = (
    <form method="post">
      <input type="hidden" name="form" value="dismiss" />
      <button type="submit">Sluit</button>
    </form>
  );
  expect(takesInput(page(<>{copy}</>, form))).toBe(false);
});
