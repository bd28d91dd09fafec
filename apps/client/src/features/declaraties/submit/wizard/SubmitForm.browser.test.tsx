import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import type { ReadNota } from '../state/readNota.ts';
import { certain, readLine, readNota } from '../state/readNota.testing.ts';
import { FakeRequest } from '../send/fakeRequest.testing.ts';
import { useSubmission } from './useSubmission.ts';
import { stepsOf } from './step.ts';
import { SubmitForm } from './SubmitForm.tsx';

const people = [
  { relatienummer: '1001', opgemaakteNaam: 'Sanne de Vries', geboorteDatum: '1985-03-02' },
  { relatienummer: '1002', opgemaakteNaam: 'Lotte de Vries', geboorteDatum: '2018-01-01' },
];

function Probe() {
  const steps = stepsOf({ alone: false, reads: true });
  const submission = useSubmission({
    only: undefined,
    concept: undefined,
    today: '2026-11-21',
  });
  const more = { people, only: undefined, iban: null, noAccount: false };
  return <SubmitForm submission={submission} steps={steps} reads {...more} />;
}

let notas: readonly ReadNota[] = [];
let hold: Promise<unknown> = Promise.resolve();

/** Stubs our own gateway; the test sets the bills that it reads. */
async function answer(_: string, { body }: { readonly body?: string } = {}): Promise<Response> {
  if (!body?.includes('GelezenNotas')) return new Response(null, { status: 404 });
  await hold;
  return Response.json({ data: { gelezen: notas } });
}

beforeEach(() => {
  FakeRequest.all.length = 0;
  hold = Promise.resolve();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Mounts a form with files that the insurer has received. */
async function withBill(...names: readonly string[]): Promise<void> {
  mount(<Probe />);
  const files = names.map((name) => new File([name], name, { type: 'application/pdf' }));
  await userEvent.upload(page.getByLabelText('Kies een foto of bestand'), files);
  await expect.poll(() => FakeRequest.all.length).toBe(names.length);
  for (const [at, filename] of names.entries()) {
    const body = { filename, messages: [], bestandId: `b${at + 1}` };
    FakeRequest.all[at]?.answer({ status: 200, body });
  }
}

const onward = page.getByRole('button', { name: 'Verder' });
const heading = page.getByRole('heading', { level: 1 });

it('goes from the photo of a clear bill to the last step by itself, with the values read', async () => {
  notas = [readNota()];
  await withBill('nota.pdf');
  await expect.element(heading).toHaveTextContent('Klopt alles?');
  await expect.element(page.getByText('Van je nota gelezen')).toBeVisible();
  await expect.element(page.getByText('Sanne de Vries')).toBeVisible();
  await expect.element(page.getByText('€ 41,25')).toBeVisible();
});

it('asks about uncertain values, in order, with links to them', async () => {
  const bedrag = { waarde: 4125, zeker: false, plaats: null };
  notas = [readNota({ relatienummer: null }, { bedrag })];
  await withBill('nota.pdf');
  await expect.element(heading).toHaveTextContent('Wat staat er op de nota?');
  await page.getByRole('link', { name: 'Wat is het bedrag?' }).click();
  const amount = page.getByLabelText('Wat is het bedrag van de nota?');
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).toHaveAccessibleDescription(/Klopt het\?/);
  await amount.fill('42,25');
  await expect.element(amount).not.toHaveAccessibleDescription(/Klopt het\?/);
  await onward.click();
  await page.getByRole('link', { name: 'Kies wie de zorg kreeg.' }).click();
  await page.getByText('Lotte de Vries').click();
  await onward.click();
  await expect.element(heading).toHaveTextContent('Klopt alles?');
  await expect.element(page.getByText('Van je nota gelezen')).not.toBeInTheDocument();
});

it('asks for the person on the last step when only that is unknown', async () => {
  notas = [readNota({ relatienummer: null })];
  await withBill('nota.pdf');
  await expect.element(heading).toHaveTextContent('Klopt alles?');
  await page.getByRole('button', { name: 'Declaratie indienen' }).click();
  await page.getByRole('link', { name: 'Kies wie de zorg kreeg.' }).click();
  await page.getByText('Lotte de Vries').click();
  await expect
    .element(page.getByRole('link', { name: 'Kies wie de zorg kreeg.' }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'Lotte de Vries' })).toBeChecked();
});

it('stays at the bill when somebody goes back to it', async () => {
  notas = [readNota()];
  await withBill('nota.pdf');
  await expect.element(heading).toHaveTextContent('Klopt alles?');
  await page.getByRole('link', { name: 'Vorige' }).click();
  await expect.element(heading).toHaveTextContent('Voeg je nota toe');
  await expect.element(page.getByText('Je nota is gelezen.')).toBeVisible();
  await expect.element(page.getByText('Stap 1 van 2')).toBeVisible();
});

it('does not wait for the reading, which later fills in empty fields only', async () => {
  notas = [readNota()];
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  await withBill('nota.pdf');
  await expect.element(page.getByText(/We lezen je nota\./)).toBeVisible();
  await onward.click();
  const zorgverlener = page.getByLabelText('Wie gaf de zorg?');
  await zorgverlener.fill('Dokter Linde');
  resolve();
  await expect.element(page.getByLabelText('Wat is het bedrag van de nota?')).toHaveValue('41,25');
  await expect.element(zorgverlener).toHaveValue('Dokter Linde');
});

it('asks to type the values of a bill that cannot be read', async () => {
  notas = [];
  await withBill('nota.pdf');
  await expect.element(page.getByText(/We konden je nota niet lezen\./)).toBeVisible();
  await onward.click();
  await expect.element(heading).toHaveTextContent('Wat staat er op de nota?');
});

it('changes, adds and removes lines, which add up to the total', async () => {
  const regels = [readLine(), readLine({ bedrag: certain(875) })];
  notas = [readNota({ regels, totaal: certain(5000), naamZorgverlener: null })];
  await withBill('nota.pdf');
  await page.getByRole('button', { name: 'Verwijder regel 2' }).click();
  await expect.element(page.getByLabelText('Welke zorg was het?')).toHaveValue('Huisarts');
  await page.getByRole('button', { name: 'Voeg een regel toe' }).click();
  const second = page.getByRole('listitem').filter({ hasText: 'Regel 2' });
  await second.getByLabelText('Bedrag').fill('10');
  await page.getByLabelText('Wie gaf de zorg?').fill('Dokter Linde');
  await onward.click();
  await expect
    .element(page.getByRole('link', { name: /^Regel 2: Vul in op welke dag/ }))
    .toBeVisible();
  await second.getByLabelText('Dag').fill('3');
  await second.getByLabelText('Maand').fill('11');
  await second.getByLabelText('Jaar').fill('2026');
  await page.getByLabelText('Wat is het bedrag van de nota?').fill('50');
  await onward.click();
  await expect
    .element(page.getByRole('link', { name: /^De regels samen zijn € 51,25\./ }))
    .toBeVisible();
  await page.getByLabelText('Wat is het bedrag van de nota?').fill('51,25');
  await onward.click();
  await expect.element(heading).toHaveTextContent('Klopt alles?');
  await expect.element(page.getByText('3 november 2026, Huisarts, € 10,00')).toBeVisible();
});

it('submits several bills one by one', async () => {
  notas = [
    readNota(),
    readNota({ bestandIds: ['b2'], naamZorgverlener: certain('Apotheek Duinzicht') }),
  ];
  await withBill('een.pdf', 'twee.pdf');
  await expect.element(page.getByText('Dit lijken 2 nota’s')).toBeVisible();
  await onward.click();
  await expect.element(page.getByRole('link', { name: /^Kies eerst welke nota/ })).toBeVisible();
  await page.getByRole('button', { name: /^Apotheek Duinzicht/ }).click();
  await expect.element(heading).toHaveTextContent('Klopt alles?');
  await expect.element(page.getByText('een.pdf')).not.toBeInTheDocument();
  await expect.element(page.getByText('Apotheek Duinzicht')).toBeVisible();
});

it('names what the bill lacks, and goes on all the same', async () => {
  notas = [readNota({ ontbreekt: ['geboortedatum'] })];
  await withBill('nota.pdf');
  await expect.element(page.getByText('Op deze nota missen we iets')).toBeVisible();
  await expect.element(page.getByText('De geboortedatum van de verzekerde')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Declaratie indienen' })).toBeVisible();
});

/**
 * Answers a claim with a warning.
 * @param at index of the request
 */
async function warn(code: string, at: number): Promise<void> {
  await expect.poll(() => FakeRequest.all.length).toBe(at + 1);
  const messages = [{ code, level: 'warn', message: `Let op: ${code}.` }];
  FakeRequest.all[at]?.answer({ status: 200, body: { validationMessages: { messages } } });
  await expect.element(page.getByText(`Let op: ${code}.`)).toBeVisible();
}

it('asks to confirm each warning, also one that comes after another was confirmed', async () => {
  notas = [readNota()];
  await withBill('nota.pdf');
  const submit = page.getByRole('button', { name: 'Declaratie indienen' });
  const sure = page.getByRole('checkbox', { name: 'Ja, ik wil deze declaratie zo indienen' });
  await submit.click();
  await warn('dubbeleNota', 1);
  await expect.element(sure).not.toBeChecked();
  await sure.click();
  await submit.click();
  await warn('nietVerzekerd', 2);
  await expect.element(sure).not.toBeChecked();
});

it('links a refusal of the insurer to its line, and sends the claim once it is mended', async () => {
  notas = [readNota({ regels: [readLine(), readLine()], totaal: certain(8250) })];
  await withBill('nota.pdf');
  const submit = page.getByRole('button', { name: 'Declaratie indienen' });
  await submit.click();
  await expect.poll(() => FakeRequest.all.length).toBe(2);
  const refused = {
    code: 'inToekomst',
    level: 'error',
    message: '',
    veld: 'regels.1.behandelDatum',
  };
  FakeRequest.all[1]?.answer({
    status: 200,
    body: { validationMessages: { messages: [refused] } },
  });
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await page.getByRole('link', { name: /^Regel 2: / }).click();
  await expect.element(heading).toHaveTextContent('Wat staat er op de nota?');
  const day = page.getByRole('listitem').filter({ hasText: 'Regel 2' }).getByLabelText('Dag');
  await expect.element(day).toHaveFocus();
  await expect.element(day).toBeInvalid();
  await day.fill('1');
  await expect.element(day).toBeValid();
  await onward.click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await submit.click();
  await expect.poll(() => FakeRequest.all.length).toBe(3);
  expect(FakeRequest.all[2]?.form?.get('regels')).toEqual(expect.stringContaining('2026-11-01'));
});
