import type { Language } from '@mijn/domain/language';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PostOutcome } from '../../../../api/createAction.ts';
import { mount } from '../../../../api/mount.testing.tsx';
import { AfterPost } from '../../../../forms/afterPost.testing.tsx';
import { type Concept, discardForm } from '../state/draftContent.ts';
import { exampleConcept } from '../state/draftContent.testing.ts';
import { people } from '../wizard/submission.testing.ts';
import { NoScriptForm } from './NoScriptForm.tsx';
import { nameOfTick, noScriptForm, noScriptLists } from './formFields.ts';
import { melding } from './postClaim.testing.ts';
import { nameInLine } from './postedFields.ts';
import { writeMelding, writeFieldMessage } from './fieldMessages.ts';

const draft = { ...exampleConcept({ buitenland: 'true' }), bestanden: [] };

interface Circumstances {
  readonly reads?: boolean;
  readonly draft?: Concept;
  readonly who?: readonly (typeof people)[number][];
  readonly posted?: Partial<PostOutcome>;
  readonly language?: Language;
}

function open(circumstances: Circumstances = {}): void {
  const { reads = true, who = people, posted, language } = circumstances;
  const only = who.length === 1 ? who[0]?.relatienummer : undefined;
  const form = <NoScriptForm people={who} only={only} reads={reads} draft={circumstances.draft} />;
  const outcome = posted && { form: noScriptForm.name, ...posted };
  mount(outcome ? <AfterPost outcome={outcome}>{form}</AfterPost> : form, language);
}

const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const hidden = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`input[type=hidden][name="${name}"]`)].map(
    ({ value }) => value,
  );
const title = page.getByRole('heading', { level: 1, name: 'Declaratie indienen' });
const summary = page.getByRole('region', { name: 'Kijk dit nog even na' });
const amount = page.getByLabelText('Wat is het bedrag van de nota?');
const send = page.getByRole('button', { name: 'Declaratie indienen' });
const box = (of: string) => page.getByRole('checkbox', { name: new RegExp(`Over ${of}\\.`) });
const warning = (code: string) => writeMelding({ ...melding(code, 'warn'), veld: undefined });

describe('a claim on one page', () => {
  it('asks first for the bill when it is read, then for the person and the values', async () => {
    open();
    await expect.element(title).toBeVisible();
    expect(headings()).toEqual([
      'Voeg je nota toe',
      'Voor wie is de nota?',
      'Wat staat er op de nota?',
    ]);
    await expect.element(page.getByText(/^Voeg eerst alleen je nota toe/)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Sanne de Vries' })).not.toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Lotte de Vries' })).not.toBeChecked();
    await expect.element(amount).toHaveValue('');
    await expect.element(summary).not.toBeInTheDocument();
    await expect.element(page.getByText('Van je nota gelezen')).not.toBeInTheDocument();
  });

  it('asks last for the bill when nobody reads it', async () => {
    open({ reads: false });
    await expect.element(title).toBeVisible();
    expect(headings().at(-1)).toBe('Voeg je nota toe');
    await expect.element(page.getByText(/^Voeg eerst alleen je nota toe/)).not.toBeInTheDocument();
  });

  it('does not ask for the person when there is only one', async () => {
    open({ who: people.slice(0, 1) });
    await expect.element(title).toBeVisible();
    expect(hidden('declarant')).toEqual(['1001']);
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    expect(headings()).not.toContain('Voor wie is de nota?');
  });

  it('says so when nobody is known to claim for', async () => {
    open({ who: [], posted: { errors: { declarant: 'Kies wie de zorg kreeg.' } } });
    await summary.getByRole('link', { name: 'Kies wie de zorg kreeg.' }).click();
    const nobody = page.getByText(/kunnen nu niet zien voor wie je mag declareren/);
    await expect.element(nobody).toHaveFocus();
  });

  it('is in English for an English reader', async () => {
    open({ language: 'en', draft });
    await expect.element(page.getByText('You had already started this claim')).toBeVisible();
    await expect.element(page.getByText(/filled in on 20\sNovember\s2026/)).toBeVisible();
    await expect.element(page.getByLabelText('What is the amount of the bill?')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Submit a claim' })).toBeVisible();
  });
});

describe('a claim with a draft', () => {
  it('continues its draft, with its date, and can discard it', async () => {
    open({ draft });
    await expect.element(page.getByText('Je was al bezig met deze declaratie')).toBeVisible();
    await expect.element(page.getByText(/op 20\snovember\s2026 hebt ingevuld/)).toBeVisible();
    // The button has a form of its own, because the form of the claim would submit it.
    const anew = page.getByRole('button', { name: 'Begin opnieuw' }).element();
    expect(new FormData(anew.closest('form') ?? undefined).getAll('form')).toEqual([discardForm]);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'Lotte de Vries' })).toBeChecked();
    await expect.element(page.getByLabelText('Dag')).toHaveValue('3');
    await expect.element(amount).toHaveValue('61,80');
    await expect.element(page.getByLabelText('Wie gaf de zorg?')).toHaveValue('Praktijk Linde');
    await expect.element(page.getByRole('checkbox', { name: /in het buitenland/ })).toBeChecked();
  });

  it('keeps the draft when discarding fails, and says so', async () => {
    open({ draft, posted: { form: discardForm, problem: 'unavailable' } });
    await expect.element(page.getByText('Je was al bezig met deze declaratie')).toBeVisible();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Dat is niet gelukt. Probeer het opnieuw.');
    await expect.element(amount).toHaveValue('61,80');
  });

  it('announces the draft once, and not on the page after a post', async () => {
    open({ draft, posted: { values: { bedrag: 'veel' } } });
    await expect.element(amount).toHaveValue('veel');
    await expect.element(page.getByText(/Je was al bezig/)).not.toBeInTheDocument();
  });
});

describe('a posted claim that is not submitted', () => {
  it('asks for the amounts in euros of a bill in another currency, and carries that along', async () => {
    open({ posted: { lists: { [noScriptForm.andereMunt]: ['1'] } } });
    await expect
      .element(
        page.getByText('Op deze nota staat een andere munt. Vul zelf in hoeveel euro het is.'),
      )
      .toBeVisible();
    expect(hidden(noScriptForm.andereMunt)).toEqual(['1']);
  });

  it('carries along the bills to choose from, and messages about those in the same file', async () => {
    const names = ['several', 'left', 'own', 'before'] as const;
    const lists = Object.fromEntries(
      names.map((name) => [noScriptForm[name], [`{"label":"${name}"}`]]),
    );
    open({ posted: { lists } });
    await expect.element(title).toBeVisible();
    for (const name of names) expect(hidden(noScriptForm[name])).toEqual([`{"label":"${name}"}`]);
  });

  it('asks to check the values read, and does not read them again', async () => {
    const lists = { [noScriptLists.filledIn]: ['1'], [noScriptForm.read]: ['1'] };
    open({ posted: { values: { bedrag: '41,25' }, lists } });
    await expect.element(page.getByText('Van je nota gelezen')).toBeVisible();
    await expect.element(page.getByText(/^Kijk of alles klopt/)).toBeVisible();
    await expect.element(amount).toHaveValue('41,25');
    expect(hidden(noScriptForm.read)).toEqual(['1']);
  });

  it('links each error to its field, in the order of the page', async () => {
    const [line, words] = [nameInLine(0, 'bedrag'), (name: string) => `Over ${name}.`];
    const names = ['form', 'bestanden', 'declarant', line, 'bedrag', 'opmerking'];
    const errors = Object.fromEntries(names.toReversed().map((name) => [name, words(name)]));
    open({ posted: { values: { regels: '1', [line]: '10' }, errors } });
    await expect.element(summary).toHaveFocus();
    const links = summary.getByRole('link').elements();
    expect(links.map(({ textContent }) => textContent)).toEqual(names.map(words));
    for (const link of links) {
      const [, id = ''] = (link.getAttribute('href') ?? '').split('#');
      expect([link.textContent, document.getElementById(id)?.tabIndex]).toEqual([
        link.textContent,
        0,
      ]);
    }
    await expect.element(amount).toHaveAccessibleDescription(/Over bedrag\./);
  });

  it('shows the lines of a bill with several in place of care and date', async () => {
    const values = {
      regels: '2',
      [nameInLine(0, 'bedrag')]: '10',
      [nameInLine(1, 'bedrag')]: '20',
    };
    open({ posted: { values } });
    await expect.element(page.getByRole('heading', { name: 'Regel 2' })).toBeVisible();
    await expect.element(page.getByLabelText('Bedrag', { exact: true }).nth(1)).toHaveValue('20');
    expect(page.getByLabelText('Welke zorg was het?').elements()).toHaveLength(2);
    expect(hidden(noScriptForm.lines)).toEqual(['2']);
  });

  it('asks to confirm each warning, and marks a forgotten one', async () => {
    const forgotten = nameOfTick('confirmed', 1);
    const lists = {
      [noScriptForm.asked]: [warning('eenRegel'), warning('tweedeRegel')],
      [noScriptForm.confirmed]: ['eenRegel'],
      [noScriptLists.said]: [writeFieldMessage({ name: forgotten, text: 'Over tweedeRegel.' })],
    };
    open({ posted: { lists, errors: { [forgotten]: 'Over tweedeRegel.' } } });
    await expect.element(box('eenRegel')).toBeChecked();
    await expect.element(box('eenRegel')).toBeValid();
    await expect.element(box('tweedeRegel')).not.toBeChecked();
    await expect.element(box('tweedeRegel')).toHaveAccessibleDescription(/^Zet eerst een vinkje/);
    await summary.getByRole('link', { name: 'Over tweedeRegel.' }).click();
    await expect.element(box('tweedeRegel')).toHaveFocus();
    expect(hidden(noScriptForm.asked)).toEqual(lists[noScriptForm.asked]);
  });

  it('marks the insurer’s Dutch in English', async () => {
    const said = writeFieldMessage({ name: 'form', text: 'Iets nieuws.', lang: 'nl' });
    open({
      language: 'en',
      posted: { lists: { [noScriptLists.said]: [said] }, errors: { form: 'Iets nieuws.' } },
    });
    const english = page.getByRole('region', { name: 'Please check this' });
    await expect.element(english.getByText('Iets nieuws.')).toHaveAttribute('lang', 'nl');
    await english.getByRole('link').click();
    await expect.element(page.getByRole('button', { name: 'Submit a claim' })).toHaveFocus();
  });

  it('carries along waiting files, and the key that the claim may be stored under', async () => {
    open({
      posted: { lists: { [noScriptForm.later]: ['b-2'], [noScriptForm.claimKey]: ['k-1'] } },
    });
    await expect.element(send).toBeVisible();
    expect([hidden(noScriptForm.later), hidden(noScriptForm.claimKey)]).toEqual([['b-2'], ['k-1']]);
  });
});
