import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { useStepTitle } from './useStepTitle.ts';

function Probe({ step }: { readonly step: string | undefined }) {
  useStepTitle(step);
  return null;
}

test('adds the title of a step to that of the page, and removes it again', async () => {
  document.title = 'Mijn Zilverzand | Declaratie indienen';
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const title = (step: string | undefined, expected: string) => {
    root.render(<Probe step={step} />);
    return expect.poll(() => document.title).toBe(expected);
  };
  await title('Wat kostte het?', 'Mijn Zilverzand | Declaratie indienen: Wat kostte het?');
  await title('Klopt dit?', 'Mijn Zilverzand | Declaratie indienen: Klopt dit?');
  await title(undefined, 'Mijn Zilverzand | Declaratie indienen');
});
