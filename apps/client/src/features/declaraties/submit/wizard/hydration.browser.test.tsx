import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inApp } from '../../../../api/inApp.testing.tsx';
import { FakeRequest } from '../send/fakeRequest.testing.ts';
import { exampleConcept } from '../state/draftContent.testing.ts';
import type { Concept } from '../state/draftContent.ts';
import { stepsOf } from './step.ts';
import { people } from './submission.testing.ts';
import { SubmitForm } from './SubmitForm.tsx';
import { useSubmission } from './useSubmission.ts';

interface Start {
  readonly concept?: Concept;
  readonly reads?: boolean;
}

function Claim({ concept, reads = true }: Start) {
  const submission = useSubmission({ only: undefined, concept, today: '2026-11-21' });
  const { declarant, ...values } = submission.claim.form.values;
  const lines = submission.claim.lines.map(({ form }) => Object.values(form.values).join());
  return (
    <>
      <SubmitForm
        submission={submission}
        steps={stepsOf({ alone: false, reads })}
        {...{ people, only: undefined, iban: null, noAccount: false, reads }}
      />
      <output data-testid="state">
        {[declarant, ...Object.values(values), ...lines].join('|')}
      </output>
    </>
  );
}

/** Renders the claim as the server does; returns its hydration. */
function write(start: Start, address = '/declaraties/indienen'): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const content = inApp(<Claim {...start} />, 'nl', undefined, address);
  place.innerHTML = renderToString(content);
  onTestFinished(() => place.remove());
  return () => {
    const root = hydrateRoot(place, content);
    onTestFinished(() => root.unmount());
  };
}

beforeEach(() => {
  FakeRequest.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const state = page.getByTestId('state');
const values = '/declaraties/indienen?stap=gegevens';
const day = new Map([
  ['Dag', '4'],
  ['Maand', '12'],
  ['Jaar', '2025'],
]);

test('takes over the values of a draft that were changed before hydration', async () => {
  const concept = exampleConcept({ declarant: '1001', opmerking: 'a word' });
  const hydrate = write({ concept }, values);
  await page.getByText('Lotte de Vries').click();
  await page.getByRole('combobox').selectOptions('Tandarts');
  for (const [part, typed] of day) await page.getByLabelText(part, { exact: true }).fill(typed);
  await page.getByLabelText('Wat is het bedrag van de nota?').fill('12,50');
  await page.getByLabelText('Wie gaf de zorg?').fill('Tandarts Linde');
  await page.getByLabelText('Notanummer (hoeft niet)').fill('N-1');
  await page.getByRole('checkbox').click();
  await page.getByLabelText('Opmerking (hoeft niet)').fill('two\nlines');
  hydrate();
  await expect
    .element(state)
    .toHaveTextContent('1002|Tandarts|2025-12-04|12,50|Tandarts Linde|N-1|true|two lines');
  await expect.element(page.getByLabelText('Wie gaf de zorg?')).toHaveValue('Tandarts Linde');
  await expect.element(page.getByLabelText('Opmerking (hoeft niet)')).toHaveValue('two\nlines');
  await expect.element(page.getByRole('radio', { name: 'Lotte de Vries' })).toBeChecked();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test('takes over the lines of a draft that were changed before hydration', async () => {
  const line = { zorgsoort: '', behandelDatum: '', bedrag: '', omschrijving: '' };
  const concept = exampleConcept({ regels: JSON.stringify([line, line]) });
  const hydrate = write({ concept }, values);
  const second = page.getByRole('listitem').nth(1);
  await second.getByRole('combobox').selectOptions('Tandarts');
  for (const [part, typed] of day) await second.getByLabelText(part, { exact: true }).fill(typed);
  await second.getByLabelText('Bedrag').fill('12,50');
  hydrate();
  await expect
    .poll(() => state.element().textContent)
    .toMatch(/\|,,,\|2025-12-04,Tandarts,12,50,$/);
});

test('takes over the person who was chosen before hydration, and goes on', async () => {
  const hydrate = write({ reads: false });
  const onward = page.getByRole('button', { name: 'Verder' });
  await page.getByText('Lotte de Vries').click();
  await onward.click();
  hydrate();
  await expect.element(state).toHaveTextContent('1002||||||false|');
  await onward.click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Voeg je nota toe');
});

test('uploads the files that were chosen before hydration', async () => {
  const hydrate = write({});
  const file = new File(['a bill'], 'bill.pdf', { type: 'application/pdf' });
  await userEvent.upload(page.getByLabelText('Kies een foto of bestand'), file);
  hydrate();
  await expect.element(page.getByText('bill.pdf', { exact: true })).toBeVisible();
  expect(FakeRequest.all).toHaveLength(1);
});

test('changes nothing of an untouched draft', async () => {
  const concept = exampleConcept({ behandelDatum: '2026-11-03', opmerking: 'a word' });
  const hydrate = write({ concept }, values);
  const before = state.element().textContent;
  hydrate();
  const form = page.getByLabelText('Wie gaf de zorg?');
  await expect.poll(() => Object.keys(form.element()).join()).toContain('__react');
  await expect.element(state).toHaveTextContent(before);
  await expect.element(page.getByLabelText('Opmerking (hoeft niet)')).toHaveValue('a word');
});
