import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { FieldLink } from './FieldLink.tsx';

it('focuses its control without changing the address', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  root.render(
    <>
      <FieldLink fieldId="bedrag">Vul een bedrag in</FieldLink>
      <input id="bedrag" aria-label="Bedrag" />
    </>,
  );
  const before = location.href;
  await page.getByRole('link', { name: 'Vul een bedrag in' }).click();
  await expect.element(page.getByLabelText('Bedrag')).toHaveFocus();
  expect(location.href).toBe(before);
});
