import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateInput } from './DateInput.tsx';

const labels = { day: 'Dag', month: 'Maand', year: 'Jaar' };

function Probe() {
  const [value, setValue] = useState('');
  return (
    <>
      <input aria-label="Nota" defaultValue="14 november 2026" />
      <DateInput legend="Wanneer?" labels={labels} value={value} onValueChange={setValue} />
    </>
  );
}

test('fills all three fields with a pasted day, wherever it is pasted', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Probe />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const nota = page.getByLabelText('Nota');
  await nota.click();
  await userEvent.tripleClick(nota);
  await userEvent.copy();
  await page.getByLabelText('Maand').click();
  await userEvent.paste();
  await expect.element(page.getByLabelText('Dag')).toHaveValue('14');
  await expect.element(page.getByLabelText('Maand')).toHaveValue('11');
  await expect.element(page.getByLabelText('Jaar')).toHaveValue('2026');
});
