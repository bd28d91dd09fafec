import type { Language } from '@mijn/domain/language';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { createLine, emptyLine } from '../state/lineItems.ts';
import { certain, readLine, readNota } from '../state/readNota.testing.ts';
import { after, chosen, context, fill, filledIn, received, sent } from '../state/claim.testing.ts';
import { type ClaimState, initialState } from '../state/claim.ts';
import { type ClaimEvent, nextState } from '../state/claimReducer.ts';
import { people, useClaim } from './submission.testing.ts';
import { DetailsStep } from './DetailsStep.tsx';
import type { Person } from './StepFrame.tsx';
import { stepsOf } from './step.ts';

/** Stubs the insurer, which returns earlier care providers; records the people asked about. */
function insurer() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body?: string } = {}) => {
    if (body === undefined) return new Response(null, { status: 404 });
    asked.push(JSON.parse(body).variables.relatienummer);
    const zorgkosten = [{ naamLocatieZorgverlener: 'Praktijk Noord' }];
    return Response.json({ data: { zorgkosten } });
  });
  return asked;
}

let asked: readonly string[] = [];
beforeEach(() => {
  asked = insurer();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

interface Circumstances {
  readonly claim?: ClaimState;
  readonly reads?: boolean;
  readonly only?: string;
  readonly who?: readonly Person[];
  readonly language?: Language;
  /** Resolves to what happens later, while the screen is open. */
  readonly later?: Promise<ClaimEvent>;
}

function Screen({
  claim = initialState(undefined),
  reads = true,
  only,
  who,
  later,
}: Circumstances) {
  const submission = useClaim(claim);
  const { report } = submission;
  useEffect(() => void later?.then(report), [later, report]);
  const [isOnward, goOnward] = useState(false);
  const steps = stepsOf({ alone: only !== undefined, reads });
  const told = {
    people: who ?? people,
    only,
    steps,
    iban: null,
    noAccount: false,
    expected: undefined,
  };
  const { reading } = submission.claim;
  return (
    <>
      {isOnward && <p>The next step</p>}
      {reading.kind === 'done' && reading.reviewed && <p>Somebody has reviewed</p>}
      <DetailsStep {...told} submission={submission} onward={() => goOnward(true)} />
    </>
  );
}

const open = ({ language, ...circumstances }: Circumstances = {}) =>
  mount(<Screen {...circumstances} />, language);

const onward = page.getByRole('button', { name: 'Verder' });
const nextStep = page.getByText('The next step');
const summary = page.getByRole('region', { name: 'Kijk dit nog even na' });
const who = page.getByRole('group', { name: 'Wie kreeg de zorg?' });
const care = page.getByLabelText('Welke zorg was het?');
const amount = page.getByLabelText('Wat is het bedrag van de nota?');
const giver = page.getByLabelText('Wie gaf de zorg?');
const wrong = () =>
  summary
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

const line = { ...emptyLine, zorgsoort: 'Tandarts', behandelDatum: '2026-11-02', bedrag: '30,90' };
const withLines = (second: Partial<typeof line> = {}): ClaimState => ({
  ...filledIn,
  lines: [createLine('l1', line), createLine('l2', { ...line, ...second })],
});

const readingEvents: readonly ClaimEvent[] = [chosen, received, { kind: 'reading', files: 'b1' }];

function readEvent(nota: Parameters<typeof readNota>[0]): ClaimEvent {
  return { kind: 'read', files: 'b1', notas: [readNota(nota)], language: 'nl' };
}

/** Returns a claim with this bill read, before a person was chosen. */
function read(nota: Parameters<typeof readNota>[0], only?: string): ClaimState {
  return [...readingEvents, readEvent(nota)].reduce(nextState, initialState(only));
}

describe('DetailsStep', () => {
  it('lists all errors together, in the order of the screen, with links', async () => {
    open();
    await onward.click();
    await expect.element(summary).toHaveFocus();
    expect(wrong()).toEqual([
      'Kies wie de zorg kreeg.',
      'Kies welke zorg het was.',
      'Vul in op welke dag de zorg was.',
      'Vul het bedrag van de nota in.',
      'Vul in wie de zorg gaf.',
    ]);
    const fields = [page.getByRole('radio', { name: 'Sanne de Vries' }), care, amount, giver];
    const links = summary.getByRole('link');
    for (const [at, field] of [0, 1, 3, 4].map((row, nth) => [row, fields[nth]] as const)) {
      await links.nth(at).click();
      await expect.element(field ?? links).toHaveFocus();
    }
    await expect.element(amount).toHaveAccessibleDescription(/Vul het bedrag van de nota in\./);
    await expect.element(nextStep).not.toBeInTheDocument();
  });

  it('goes on once all is valid', async () => {
    open({ claim: filledIn });
    await amount.fill('veel');
    await onward.click();
    expect(wrong()).toEqual([expect.stringMatching(/^Dit bedrag kunnen we niet lezen\./)]);
    await amount.fill('61,80');
    await onward.click();
    await expect.element(nextStep).toBeVisible();
  });

  it('does not ask for the person when there is only one', async () => {
    open({ only: '1001' });
    await expect.element(care).toBeVisible();
    await expect.element(who).not.toBeInTheDocument();
  });

  it('asks for the person on an earlier step when nobody reads the bill, and for no lines', async () => {
    open({ reads: false });
    await expect.element(page.getByText('Stap 3 van 4')).toBeVisible();
    await expect.element(who).not.toBeInTheDocument();
    await expect.element(page.getByText(/Vul de eerste dag in\./)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Voeg een regel toe' }))
      .not.toBeInTheDocument();
  });

  it('says so when nobody is known to claim for', async () => {
    open({ who: [] });
    await onward.click();
    await summary.getByRole('link', { name: 'Kies wie de zorg kreeg.' }).click();
    await expect.element(page.getByText(/nu niet zien voor wie je mag declareren/)).toHaveFocus();
  });

  it('is in English for an English reader', async () => {
    open({ language: 'en' });
    await page.getByRole('button', { name: 'Continue' }).click();
    const english = page.getByRole('region', { name: 'Please check this' });
    await expect.element(english.getByText('Fill in the amount of the bill.')).toBeVisible();
    await expect.element(page.getByLabelText('Who gave the care?')).toBeVisible();
  });
});

/** Opens the step during the reading, and returns the function that ends it. */
function openDuringReading() {
  const { promise, resolve } = Promise.withResolvers<ClaimEvent>();
  open({ claim: readingEvents.reduce(nextState, initialState(undefined)), later: promise });
  return resolve;
}

describe('a reading that ends while the person fills in', () => {
  it('leaves the focus and the text in the field', async () => {
    const end = openDuringReading();
    const number = page.getByLabelText('Notanummer (hoeft niet)');
    await number.click();
    await userEvent.keyboard('2026-');
    end(readEvent({}));
    await expect.element(giver).toHaveValue('Huisartsenpraktijk De Duinen');
    await userEvent.keyboard('99');
    await expect.element(number).toHaveValue('2026-99');
    await expect.element(number).toHaveFocus();
  });

  it('leaves the focus in an empty field, which it fills', async () => {
    const end = openDuringReading();
    await giver.click();
    end(readEvent({}));
    await expect.element(giver).toHaveValue('Huisartsenpraktijk De Duinen');
    await expect.element(giver).toHaveFocus();
  });

  it('moves the focus to the lines that replace the field', async () => {
    const end = openDuringReading();
    await userEvent.click(care);
    await expect.element(care).toHaveFocus();
    end(readEvent({ regels: [readLine(), readLine({ bedrag: certain(1000) })] }));
    await expect.element(page.getByText('Regel 1')).toHaveFocus();
  });

  it('leaves the focus alone when it was not in a replaced field', async () => {
    const end = openDuringReading();
    await giver.click();
    end(readEvent({ regels: [readLine(), readLine({ bedrag: certain(1000) })] }));
    await expect.element(page.getByText('Regel 2')).toBeVisible();
    await expect.element(giver).toHaveFocus();
  });
});

describe('the lines of a bill with several', () => {
  it('replace care and date, and have to add up to the amount', async () => {
    open({ claim: withLines({ bedrag: '30' }) });
    await expect.element(page.getByText('Regel 2')).toBeVisible();
    await expect.element(care).not.toBeInTheDocument();
    await onward.click();
    expect(wrong()).toEqual([expect.stringMatching(/^De regels samen zijn €\s60,90\./)]);
  });

  it('list their errors by number, before the others', async () => {
    const claim = withLines({ bedrag: '' });
    const values = { ...claim.form.values, declarant: '', naamZorgverlener: '' };
    open({ claim: { ...claim, form: { ...claim.form, values } } });
    await onward.click();
    expect(wrong()).toEqual([
      'Kies wie de zorg kreeg.',
      'Regel 2: Vul het bedrag van de nota in.',
      'Vul in wie de zorg gaf.',
    ]);
    await summary.getByRole('link', { name: /^Regel 2/ }).click();
    const second = page.getByRole('listitem').filter({ hasText: 'Regel 2' });
    await expect.element(second.getByLabelText('Bedrag')).toHaveFocus();
  });

  it('show a refusal of the insurer, until they change', async () => {
    const melding = { code: 'bedragNul', level: 'error', message: '' } as const;
    const meldingen = [
      { ...melding, code: 'tooLong', veld: 'naamZorgverlener' },
      { ...melding, veld: 'regels.1.bedrag' },
    ];
    const outcome = { kind: 'meldingen', meldingen, files: [] } as const;
    const refused = { kind: 'outcome', context, outcome } as const;
    open({ claim: [sent, refused].reduce(nextState, withLines()) });
    await expect.element(summary).toHaveFocus();
    expect(wrong()).toEqual([
      'Regel 2: Vul een bedrag in dat hoger is dan 0.',
      expect.stringMatching(/^De naam van de zorgverlener is te lang/),
    ]);
    const second = page
      .getByRole('listitem')
      .filter({ hasText: 'Regel 2' })
      .getByLabelText('Bedrag');
    await summary.getByRole('link', { name: /^Regel 2/ }).click();
    await expect.element(second).toHaveFocus();
    await userEvent.tab();
    await expect.element(second).toHaveAccessibleDescription(/hoger is dan 0/);
    await second.fill('30,91');
    await expect.element(second).toBeValid();
    expect(wrong()).toEqual([expect.stringMatching(/^De naam van de zorgverlener is te lang/)]);
  });

  it('can be mended in a draft too when bills cannot be read now', async () => {
    open({ claim: withLines({ bedrag: '' }), reads: false });
    await expect.element(page.getByText('Regel 2')).toBeVisible();
    await onward.click();
    await summary.getByRole('link', { name: /^Regel 2/ }).click();
    const second = page.getByRole('listitem').filter({ hasText: 'Regel 2' });
    await second.getByLabelText('Bedrag').fill('30,90');
    await onward.click();
    await expect.element(nextStep).toBeVisible();
  });
});

describe('the values read', () => {
  it('are marked when uncertain, until they are checked', async () => {
    const notaNummer = { waarde: 'N-17', zeker: false, plaats: null };
    open({ claim: read({ notaNummer }, '1001'), only: '1001' });
    await expect.element(page.getByText('Van je nota gelezen')).toBeVisible();
    const number = page.getByLabelText(/^Notanummer/);
    await expect.element(number).toHaveAccessibleDescription(/Klopt het\?/);
    await expect.element(amount).not.toHaveAccessibleDescription(/Klopt het\?/);
    await onward.click();
    await expect.element(page.getByText('Somebody has reviewed')).toBeVisible();
    await expect.element(nextStep).toBeVisible();
    await expect.element(number).not.toHaveAccessibleDescription(/Klopt het\?/);
  });

  it('include the person, with the question in place of the hint', async () => {
    open({ claim: read({ relatienummer: { waarde: '1001', zeker: false, plaats: null } }) });
    await expect.element(who).toHaveAccessibleDescription(/Klopt het\?/);
    await page.getByText('Lotte de Vries').click();
    await expect.element(who).toHaveAccessibleDescription('Op de nota staat wie de zorg kreeg.');
  });
});

it('suggests earlier care providers, loaded when the person starts to fill in', async () => {
  open({ claim: after(fill('bedrag', '10')) });
  await amount.click();
  expect(asked).toEqual([]);
  await giver.click();
  await expect.poll(() => asked).toEqual(['1001']);
  await expect
    .poll(() => document.querySelector('datalist option')?.textContent)
    .toBe('Praktijk Noord');
});
