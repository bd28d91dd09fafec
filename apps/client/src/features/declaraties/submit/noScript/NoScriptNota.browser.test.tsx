import type { Language } from '@mijn/domain/language';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { nameOfTick, noScriptForm } from './formFields.ts';
import { type NotaProps, NoScriptNota } from './NoScriptNota.tsx';
import { type KeptFile, tickOf, writeKept } from './postedFiles.ts';
import { melding } from './postClaim.testing.ts';

const nothing: NotaProps = {
  reads: false,
  errors: {},
  kept: [],
  along: [],
  good: [],
  several: [],
};
const open = (including: Partial<NotaProps> = {}, language?: Language) =>
  mount(<NoScriptNota {...nothing} {...including} />, language);

const fileOf = (
  name: string,
  id: string | undefined,
  ...levels: readonly ('warn' | 'info')[]
): KeptFile => ({
  id,
  name,
  meldingen: levels.map((level) => ({ ...melding(`regel-${level}`, level), veld: undefined })),
});

const input = page.getByLabelText('Foto of bestand van je nota');
const received = page.getByRole('group', { name: 'Deze bestanden hebben we al ontvangen' });
const box = (name: string | RegExp) => page.getByRole('checkbox', { name });

describe('the bill of a claim on one page', () => {
  it('gives two tips, folds the requirements away, and takes several files', async () => {
    open();
    await expect.element(page.getByRole('heading', { name: 'Voeg je nota toe' })).toBeVisible();
    await expect.element(input).toHaveAttribute('multiple');
    await expect.element(input).toHaveAccessibleDescription(/Leg de nota plat/);
    await expect.element(page.getByText('Waar moet een nota aan voldoen?')).toBeVisible();
    await expect.element(page.getByText(/^Voeg eerst alleen/)).not.toBeInTheDocument();
    await expect.element(received).not.toBeInTheDocument();
  });

  it('explains the reading while there is no bill', async () => {
    open({ reads: true });
    await expect.element(page.getByText(/^Voeg eerst alleen je nota toe/)).toBeVisible();
  });

  it('omits the explanation once there is a bill', async () => {
    open({ reads: true, kept: [fileOf('een.pdf', 'b-1')] });
    await expect.element(received).toBeVisible();
    await expect.element(page.getByText(/^Voeg eerst alleen/)).not.toBeInTheDocument();
  });

  it('shows the error at the file input', async () => {
    open({ errors: { [noScriptForm.files]: 'kat.gif: Dat kan niet.' } });
    await expect.element(input).toHaveAccessibleDescription(/kat\.gif: Dat kan niet\./);
    await expect.element(input).toBeInvalid();
  });

  it('is in English for an English reader', async () => {
    open({ reads: true, kept: [fileOf('one.pdf', 'b-1')] }, 'en');
    await expect
      .element(page.getByRole('group', { name: 'We have received these files already' }))
      .toHaveAccessibleDescription(/^You need not choose them again\./);
    await expect.element(page.getByLabelText('Add another file (optional)')).toBeVisible();
  });
});

describe('files received before', () => {
  it('go along while they are ticked, and need not be chosen again', async () => {
    const kept = [fileOf('een.pdf', 'b-1'), fileOf('een heel lange naam van een nota.pdf', 'b-2')];
    open({ kept, along: ['b-1'] });
    await expect.element(received).toHaveAccessibleDescription(/^Je hoeft ze niet opnieuw/);
    await expect.element(box('een.pdf')).toBeChecked();
    await expect.element(box('een heel lange naam van een nota.pdf')).not.toBeChecked();
    await expect
      .element(page.getByLabelText('Voeg nog een bestand toe (hoeft niet)'))
      .toBeVisible();
    const carried = document.querySelectorAll<HTMLInputElement>(`[name=${noScriptForm.kept}]`);
    expect([...carried].map(({ value }) => value)).toEqual(kept.map(writeKept));
  });

  it('show their messages, and a checkbox to confirm a warning', async () => {
    const file = fileOf('een.pdf', 'b-1', 'warn', 'info');
    const name = nameOfTick('fileGood', 0);
    open({ kept: [file], along: ['b-1'], errors: { [name]: 'Bekijk de opmerking.' } });
    await expect.element(received.getByText('Over regel-info.')).toBeVisible();
    const good = box(/^een\.pdf: Over regel-warn\. Dit bestand is goed zo$/);
    await expect.element(good).not.toBeChecked();
    await expect.element(good).toHaveAccessibleDescription(/Bekijk de opmerking\./);
    await expect.element(good).toHaveAttribute('value', tickOf(file));
  });

  it('stay confirmed', async () => {
    const file = fileOf('een.pdf', 'b-1', 'warn');
    open({ kept: [file], along: ['b-1'], good: [tickOf(file)] });
    await expect.element(box(/Dit bestand is goed zo/)).toBeChecked();
  });

  it('are named, to be chosen again, when the insurer stores none before the claim', async () => {
    open({ kept: [fileOf('een.pdf', undefined), fileOf('twee.jpg', undefined, 'info')] });
    await expect.element(page.getByText(/^Kies je bestanden hieronder opnieuw\./)).toBeVisible();
    const [first, second] = page
      .getByRole('list')
      .filter({ hasText: 'een.pdf' })
      .getByRole('listitem')
      .elements();
    expect([first?.textContent, second?.textContent]).toEqual([
      'een.pdf',
      'twee.jpgOver regel-info. ',
    ]);
    await expect.element(received).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await expect.element(input).toBeVisible();
  });
});

describe('several bills in one post', () => {
  const several = [
    { value: '0 b-1', label: 'Huisarts' },
    { value: '0 b-2', label: 'Apotheek Duinzicht' },
    { value: 'all', label: 'Het is één nota' },
  ];

  it('are counted, with the choice of the first, or that they are one', async () => {
    open({ several, errors: { [noScriptForm.nota]: 'Kies eerst welke nota je nu indient.' } });
    await expect.element(page.getByText('Dit lijken 2 nota’s')).toBeVisible();
    const group = page.getByRole('group', { name: /^Je dient ze één voor één in\./ });
    await expect.element(group).toHaveAccessibleDescription(/Kies eerst welke nota/);
    for (const { label, value } of several) {
      await expect
        .element(group.getByRole('radio', { name: label }))
        .toHaveAttribute('value', value);
    }
    await expect.element(group.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('are not asked about when there is one', async () => {
    open();
    await expect.element(input).toBeVisible();
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  });
});
