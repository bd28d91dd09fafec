import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { SpokenChoice } from './SpokenChoice.tsx';

const said = page.getByRole('status');

function speak() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  return (choice: string, words: string) =>
    root.render(<SpokenChoice choice={choice}>{words}</SpokenChoice>);
}

it('is silent about the first choice, and announces later ones', async () => {
  const say = speak();
  say('R1 2026', 'Nog 3 behandelingen.');
  await expect.element(said).toBeInTheDocument();
  expect(said.element().textContent).toBe('');
  say('R2 2026', 'Nog 5 behandelingen.');
  await expect.element(said).toHaveTextContent('Nog 5 behandelingen.');
  say('R1 2026', 'Nog 3 behandelingen.');
  await expect.element(said).toHaveTextContent('Nog 3 behandelingen.');
});

it('announces the same words again for another choice, since two years may have the same text', async () => {
  const say = speak();
  say('R1 2026', 'Alle budgetten zijn op.');
  await expect.element(said).toBeInTheDocument();
  say('R1 2025', 'Alle budgetten zijn op.');
  await expect.element(said).toHaveTextContent('Alle budgetten zijn op.');
  const before = said.element().firstElementChild;
  say('R1 2024', 'Alle budgetten zijn op.');
  await expect.poll(() => said.element().firstElementChild === before).toBe(false);
  await expect.element(said).toHaveTextContent('Alle budgetten zijn op.');
});
