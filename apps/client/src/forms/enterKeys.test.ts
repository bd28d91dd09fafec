import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

function tagsOf(source: string, names: string): string[] {
  return [...source.matchAll(new RegExp(`<(?:${names})\\b(?:=>|[^>])*>`, 'g'))].map(([tag]) => tag);
}

async function sources(): Promise<{ readonly name: string; readonly text: string }[]> {
  const names = (await readdir(root, { recursive: true })).filter((name) =>
    /(?<!\.test|\.testing)\.tsx$/.test(name),
  );
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(root, name), 'utf8') })),
  );
}

it('gives every typed line an enterKeyHint', async () => {
  const lacking = (await sources()).flatMap(({ name, text }) => [
    ...tagsOf(text, 'TextInput|AmountInput').filter((tag) => !tag.includes('enterKeyHint=')),
    // Native inputs are written by components only, which take the hint.
    ...tagsOf(text, 'input|textarea')
      .filter((tag) => !/type="(?:hidden|file)"/.test(tag))
      .map((tag) => `${name}: ${tag}`),
  ]);
  expect(lacking).toEqual([]);
});

it('finds fields without one', () => {
  const planted = '<TextInput {...field} onChange={(e) => set(e)} name="x" /><input name="y" />';
  expect(tagsOf(planted, 'TextInput|AmountInput')).toEqual([
    '<TextInput {...field} onChange={(e) => set(e)} name="x" />',
  ]);
  expect(tagsOf(planted, 'input|textarea')).toEqual(['<input name="y" />']);
});

const controls = 'TextInput|AmountInput|TextArea|Select|RadioCards|Checkbox';
// React writes its own value into a controlled field when it renders it again after hydration, over what was typed before,
// unless the state learned of it at hydration, as in the claim form.
const isControlled = (tag: string) =>
  tag.startsWith('<Checkbox') ? /\schecked=\{/.test(tag) : /\svalue=\{/.test(tag);

it('leaves the value of every field outside the claim form to the browser', async () => {
  const controlled = (await sources())
    .filter(({ name }) => !/declaraties[\\/]submit/.test(name))
    .flatMap(({ name, text }) =>
      tagsOf(text, controls)
        .filter(isControlled)
        .map(() => name),
    );
  expect(controlled).toEqual([]);
  const [planted = ''] = tagsOf('<Select {...field} value={year}>', controls);
  expect(isControlled(planted)).toBe(true);
});

it('gives every step of a claim and of the introduction a title of its own', async () => {
  const steps = (await sources()).filter(({ text }) => /useStepTitle\(/.test(text));
  expect(steps.map(({ name }) => path.basename(name)).toSorted()).toEqual([
    'Confirmation.tsx',
    'IntroductionPage.tsx',
    'StepFrame.tsx',
    'Terms.tsx',
  ]);
});
