import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { CsvButton } from './CsvButton.tsx';
import { toLine } from './zorgkosten.testing.ts';

/** Names of the saved files; their content is discarded. */
function keptFiles(): readonly string[] {
  const names: string[] = [];
  const note = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    names.push(event.target.download);
  };
  document.addEventListener('click', note);
  onTestFinished(() => document.removeEventListener('click', note));
  return names;
}

it.each([
  ['Lotte', 'zorgkosten-Lotte-2026.csv'],
  [undefined, 'zorgkosten-2026.csv'],
])('names the file after the person: %s', async (name, file) => {
  const kept = keptFiles();
  mount(<CsvButton lines={[toLine({ reimbursed: 8250 })]} year={2026} name={name} />);
  await page.getByRole('button', { name: 'Bewaar als CSV' }).click();
  expect(kept).toEqual([file]);
});
