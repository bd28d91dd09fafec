import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hasTyped } from './hasTyped.ts';

afterEach(() => document.body.replaceChildren());

function write(html: string): void {
  document.body.innerHTML = html;
}

test('returns false for fields as the server rendered them', () => {
  write(`<input value="020 123 45 67"><textarea>Een vraag</textarea><input type="checkbox" checked>
    <input type="radio" name="taal" checked><input type="radio" name="taal"><input type="hidden" value="on">`);
  expect(hasTyped()).toBe(false);
});

test('returns true for typed text, in an input or a textarea', async () => {
  write('<input aria-label="Telefoonnummer"><textarea aria-label="Vraag"></textarea>');
  await userEvent.fill(page.getByLabelText('Vraag'), 'Wanneer?');
  expect(hasTyped()).toBe(true);
  await userEvent.clear(page.getByLabelText('Vraag'));
  expect(hasTyped()).toBe(false);
  await userEvent.fill(page.getByLabelText('Telefoonnummer'), '020');
  expect(hasTyped()).toBe(true);
});

test('returns true for another option in a list, which starts at its first without a selected one', async () => {
  write(`<select aria-label="Jaar"><option>2026<option>2025</select>
    <select aria-label="Soort"><option>Alle<option selected>Fysiotherapie</select>`);
  expect(hasTyped()).toBe(false);
  await userEvent.selectOptions(page.getByLabelText('Jaar'), '2025');
  expect(hasTyped()).toBe(true);
  await userEvent.selectOptions(page.getByLabelText('Jaar'), '2026');
  expect(hasTyped()).toBe(false);
  await userEvent.selectOptions(page.getByLabelText('Soort'), 'Alle');
  expect(hasTyped()).toBe(true);
});

test('returns true for a changed checkbox', async () => {
  write('<label><input type="checkbox" checked> Buitenland</label>');
  await userEvent.click(page.getByText('Buitenland'));
  expect(hasTyped()).toBe(true);
});
