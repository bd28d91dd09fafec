import type { Language } from '@mijn/domain/language';
import { useReducer } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hear } from '../../../../api/hear.testing.ts';
import { mount } from '../../../../api/mount.testing.tsx';
import { initialFormState } from '../../../../forms/formState.ts';
import { emptyValues } from '../state/claimFields.ts';
import { type ClaimState, initialState } from '../state/claim.ts';
import { nextState } from '../state/claimReducer.ts';
import { bindLine, LinesField } from './LinesField.tsx';
import { type ClaimLine, createLine, emptyLine } from '../state/lineItems.ts';

const one = { zorgsoort: 'Huisarts', behandelDatum: '2026-11-02', bedrag: '41,25' };

const bill = (...lines: readonly ClaimLine[]): ClaimState => ({
  ...initialState('1001'),
  form: initialFormState({ ...emptyValues, ...one }),
  lines,
});
const filled = (key: string, bedrag = '10') => createLine(key, { ...emptyLine, ...one, bedrag });

interface CaseProps {
  readonly from: ClaimState;
  readonly language: Language;
}

function Form({ from, language }: CaseProps) {
  const [claim, report] = useReducer(nextState, from);
  const context = { today: '2026-11-21', language };
  const check = () => claim.lines.forEach((line) => bindLine(line, report, context).fields.check());
  return (
    <>
      <LinesField claim={claim} report={report} context={context} />
      <button type="button" onClick={check}>
        Verder
      </button>
    </>
  );
}

const show = (from: ClaimState, language: Language = 'nl') =>
  mount(<Form from={from} language={language} />, language);

const lines = page.getByRole('listitem');
const add = page.getByRole('button', { name: 'Voeg een regel toe' });
const change = (number: number) => page.getByRole('button', { name: `Wijzig regel ${number}` });
const remove = (number: number) => page.getByRole('button', { name: `Verwijder regel ${number}` });
const heading = (number: number) => page.getByRole('heading', { name: `Regel ${number}` });

it('offers another line for a bill with one, and shows no list', async () => {
  show(bill());
  await expect.element(page.getByText('Staan er meer behandelingen op de nota?')).toBeVisible();
  await expect.element(lines).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

it('makes lines of the values, and focuses the new one, with the same care', async () => {
  show(bill());
  await add.click();
  await expect.element(page.getByRole('heading', { name: 'De regels van je nota' })).toBeVisible();
  await expect
    .element(lines.nth(0))
    .toMatchTextContent(/Regel 1.*2.november.2026, Huisarts.*41,25/);
  await expect.element(heading(2)).toHaveFocus();
  await expect.element(lines.nth(1).getByLabelText('Welke zorg was het?')).toHaveValue('Huisarts');
  await expect.element(page.getByText(/Staan er meer/)).not.toBeInTheDocument();
});

it('collapses a valid line, and expands it for a change', async () => {
  show(bill(filled('a'), filled('b')));
  await expect.element(lines.nth(0).getByLabelText('Bedrag')).not.toBeInTheDocument();
  await expect.element(change(1)).toHaveAttribute('aria-expanded', 'false');
  await change(1).click();
  const ready = page.getByRole('button', { name: 'Klaar met regel 1' });
  await expect.element(ready).toHaveAttribute('aria-expanded', 'true');
  await expect.element(ready).toHaveFocus();
  await lines.nth(0).getByLabelText('Bedrag').fill('12,50');
  await ready.click();
  await expect.element(lines.nth(0)).toMatchTextContent(/12,50/);
  await expect.element(change(1)).toHaveFocus();
  await expect.element(lines.nth(1)).toMatchTextContent(/10,00/);
});

it('expands a line to check, and marks an empty one', async () => {
  show(bill(filled('a'), createLine('b', emptyLine)));
  await expect.element(lines.nth(1)).toMatchTextContent(/Nog niet ingevuld/);
  await expect.element(lines.nth(1).getByLabelText('Bedrag')).toBeVisible();
  await expect.element(lines.nth(0).getByLabelText('Bedrag')).not.toBeInTheDocument();
});

it('expands a line with an error, and collapses it once that is mended', async () => {
  show(bill(filled('a'), filled('b')));
  await change(2).click();
  const amount = lines.nth(1).getByLabelText('Bedrag');
  const ready = page.getByRole('button', { name: 'Klaar met regel 2' });
  await amount.fill('0');
  await ready.click();
  await expect.element(amount).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect.element(amount).toBeInvalid();
  await expect
    .element(amount)
    .toHaveAccessibleDescription(/Vul een bedrag in dat hoger is dan 0\./);
  await ready.click();
  await expect.element(amount).toBeInvalid();
  await userEvent.clear(amount);
  await userEvent.keyboard('8,75');
  await expect.element(amount).toHaveValue('8,75');
  await expect.element(amount).toBeValid();
  await ready.click();
  await expect.element(amount).not.toBeInTheDocument();
  await expect.element(lines.nth(1)).toMatchTextContent(/8,75/);
});

it('shows the sum while every line has an amount', async () => {
  show(bill(filled('a', '41,25'), filled('b', '8,75')));
  await expect.element(page.getByText('Samen')).toBeVisible();
  await expect.element(page.getByText(/^€.50,00$/)).toBeVisible();
  await change(2).click();
  await lines.nth(1).getByLabelText('Bedrag').fill('veel');
  await expect.element(page.getByText('Samen')).not.toBeInTheDocument();
});

it('focuses the line in the place of a removed one, and announces the removal', async () => {
  show(bill(filled('a', '1'), filled('b', '2'), filled('c', '3'), filled('d', '4')));
  await expect.element(remove(2)).toBeVisible();
  const heard = hear();
  await remove(2).click();
  await expect.element(heading(2)).toHaveFocus();
  await expect.element(lines.nth(1)).toMatchTextContent(/3,00/);
  await expect.poll(heard).toEqual(['Regel 2 is verwijderd.']);
  await remove(3).click();
  await expect.element(heading(2)).toHaveFocus();
  await expect.poll(heard).toEqual(['Regel 3 is verwijderd.']);
});

it('is a single line again when one is left, and focuses the button to add', async () => {
  show(bill(filled('a'), filled('b')));
  await remove(1).click();
  await expect.element(lines).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
});

it('is in English for an English reader', async () => {
  show(bill(filled('a', '10'), createLine('b', emptyLine)), 'en');
  await expect.element(lines.nth(0)).toMatchTextContent(/Line 1.*2 November 2026, GP.*€10\.00/);
  await expect.element(lines.nth(1)).toMatchTextContent(/Not filled in yet/);
  await expect.element(page.getByRole('button', { name: 'Change line 1' })).toBeVisible();
});
