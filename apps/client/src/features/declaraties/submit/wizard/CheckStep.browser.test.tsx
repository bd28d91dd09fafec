import type { Language } from '@mijn/domain/language';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { createLine, emptyLine } from '../state/lineItems.ts';
import { readNota } from '../state/readNota.testing.ts';
import type { SendError } from '../state/outcome.ts';
import { after, chosen, context, fill, filledIn, received, sent } from '../state/claim.testing.ts';
import type { ClaimState } from '../state/claim.ts';
import { nextState } from '../state/claimReducer.ts';
import { people, useClaim } from './submission.testing.ts';
import { CheckStep } from './CheckStep.tsx';
import { stepsOf } from './step.ts';
import type { StepProps } from './StepFrame.tsx';

const submit = vi.fn<(confirmed: readonly string[]) => void>();

beforeEach(() => {
  submit.mockClear();
  // Expectation and pages of the bill have tests of their own.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

interface Circumstances extends Partial<Pick<StepProps, 'only' | 'iban' | 'noAccount'>> {
  readonly claim?: ClaimState;
  readonly reads?: boolean;
  readonly language?: Language;
}

function Screen({ claim = filledIn, reads = true, only, ...more }: Circumstances) {
  const submission = useClaim(claim, { submit });
  const { iban = null, noAccount = false } = more;
  const steps = stepsOf({ alone: only !== undefined, reads });
  const told = {
    people,
    only,
    steps,
    iban,
    noAccount,
    expected: undefined,
    onward: () => undefined,
  };
  return <CheckStep {...told} submission={submission} />;
}

const open = ({ language, ...circumstances }: Circumstances = {}) =>
  mount(<Screen {...circumstances} />, language);

const send = page.getByRole('button', { name: 'Declaratie indienen' });
const summary = page.getByRole('region', { name: 'Kijk dit nog even na' });
const alert = page.getByRole('alert');
const change = (what: string) => page.getByRole('link', { name: `Wijzig: ${what}` });
const facts = () =>
  page
    .getByRole('term')
    .elements()
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent?.replaceAll('\u00A0', ' '),
    ]);

const underWay = nextState(filledIn, sent);
const failed = (error: SendError) =>
  nextState(underWay, {
    kind: 'outcome',
    context,
    outcome: { kind: 'failed', error, waitSeconds: undefined },
  });
type Told = readonly [code: string, level: 'error' | 'warn', field?: string];
const told = (...all: readonly Told[]) => {
  const meldingen = all.map(([code, level, field]) => {
    return { code, level, message: `Over ${code}.`, veld: field };
  });
  const outcome = { kind: 'meldingen', meldingen, files: [] } as const;
  return nextState(underWay, { kind: 'outcome', context, outcome });
};

describe('the values to submit', () => {
  it('are listed with a link to change each, without empty ones', async () => {
    open();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Klopt alles?');
    expect(facts()).toEqual([
      ['Voor wie', 'Sanne de Vries'],
      ['Nota', 'nota.pdf'],
      ['Zorg', 'Tandarts'],
      ['Datum', '2 november 2026'],
      ['Bedrag', '€ 61,80'],
      ['Zorgverlener', 'Praktijk Noord'],
    ]);
    const address = '/declaraties/indienen';
    await expect.element(change('Voor wie')).toHaveAttribute('href', `${address}?stap=gegevens`);
    await expect.element(change('Nota')).toHaveAttribute('href', address);
    await expect.element(change('Bedrag')).toHaveAttribute('href', `${address}?stap=gegevens`);
    await expect.element(page.getByText('Van je nota gelezen')).not.toBeInTheDocument();
    await expect.element(alert.getByText(/./)).not.toBeInTheDocument();
  });

  it('link to the step of the person, if there is one', async () => {
    open({ reads: false });
    await expect.element(page.getByText('Stap 4 van 4')).toBeVisible();
    await expect.element(change('Voor wie')).toHaveAttribute('href', '/declaraties/indienen');
    await expect.element(change('Nota')).toHaveAttribute('href', '/declaraties/indienen?stap=nota');
  });

  it('cannot be for another person when there is only one', async () => {
    open({ only: '1001' });
    await expect.element(page.getByText('Sanne de Vries')).toBeVisible();
    await expect.element(change('Voor wie')).not.toBeInTheDocument();
    await expect.element(change('Nota')).toBeVisible();
  });

  it('list each line of a bill with several, and a long remark in full', async () => {
    const line = {
      ...emptyLine,
      zorgsoort: 'Tandarts',
      behandelDatum: '2026-11-02',
      bedrag: '30,90',
    };
    const opmerking = 'Deze nota kwam pas na maanden. '.repeat(30).trim();
    const values = { ...filledIn.form.values, opmerking };
    const lines = ['l1', 'l2'].map((key) => createLine(key, line));
    open({ claim: { ...filledIn, form: { ...filledIn.form, values }, lines } });
    await expect.element(page.getByText(opmerking)).toBeVisible();
    const words = '2 november 2026, Tandarts, € 30,90';
    expect(facts().filter(([term]) => term?.startsWith('Regel'))).toEqual([
      ['Regel 1', words],
      ['Regel 2', words],
    ]);
  });

  it('have a notice about the reading, and missing fields, until somebody has checked them', async () => {
    const read = after(
      chosen,
      received,
      { kind: 'reading', files: 'b1' },
      { kind: 'read', files: 'b1', notas: [readNota({ ontbreekt: ['naam'] })], language: 'nl' },
    );
    open({ claim: read });
    await expect.element(page.getByText('Van je nota gelezen')).toBeVisible();
    await expect.element(page.getByText('Op deze nota missen we iets')).toBeVisible();
    await expect.element(page.getByText('Huisartsenpraktijk De Duinen')).toBeVisible();
  });

  it('have no notice once somebody has checked them', async () => {
    const notas = [readNota({ ontbreekt: ['naam'] })];
    const reviewed = after(
      chosen,
      received,
      { kind: 'reading', files: 'b1' },
      { kind: 'read', files: 'b1', notas, language: 'nl' },
      { kind: 'reviewed' },
    );
    open({ claim: reviewed });
    await expect.element(page.getByText('Huisartsenpraktijk De Duinen')).toBeVisible();
    await expect.element(page.getByText('Van je nota gelezen')).not.toBeInTheDocument();
    await expect.element(page.getByText('Op deze nota missen we iets')).not.toBeInTheDocument();
  });

  it('are in English for an English reader', async () => {
    open({ language: 'en', claim: nextState(filledIn, fill('bedrag', '61.80')), noAccount: true });
    await expect.element(page.getByText('Is everything right?')).toBeVisible();
    expect(facts()).toContainEqual(['Amount', '€61.80']);
    expect(facts()).toContainEqual(['Care', 'Dentist']);
    await expect.element(page.getByRole('link', { name: 'Change: Amount' })).toBeVisible();
    await expect.element(page.getByText('We cannot transfer anything to you yet')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Submit a claim' })).toBeVisible();
  });
});

describe('the account', () => {
  it('is shown masked and announced as such, with a link to change it', async () => {
    open({ iban: 'NL••\u00A0••••\u00A04300' });
    await expect.element(page.getByText(/^Krijg je geld terug\?/)).toBeVisible();
    await expect.element(page.getByText('NL, eindigend op 4 3 0 0')).toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Klopt dit niet? Wijzig het eerst.' }))
      .toBeVisible();
  });

  it('is asked for when unknown, without blocking the claim', async () => {
    open({ noAccount: true });
    await expect.element(page.getByText('We kunnen nog niets aan je overmaken')).toBeVisible();
    await expect.element(page.getByText('Je kunt wel gewoon indienen.')).toBeVisible();
    await expect.element(send).toBeEnabled();
  });

  it('is left out when it could not be loaded', async () => {
    open();
    await expect.element(send).toBeVisible();
    await expect.element(page.getByText(/rekening/)).not.toBeInTheDocument();
  });
});

describe('submitting', () => {
  it('submits with the earlier confirmations', async () => {
    open({ claim: { ...filledIn, confirmed: ['nietVerzekerd'] } });
    await send.click();
    expect(submit.mock.calls).toEqual([[['nietVerzekerd']]]);
  });

  it('shows that it is under way, without a second submission or a way back', async () => {
    open({ claim: underWay });
    await expect.element(alert).toHaveTextContent('Je declaratie wordt verstuurd');
    await expect.element(page.getByRole('link', { name: 'Vorige' })).not.toBeInTheDocument();
    send.element().closest('form')?.requestSubmit();
    expect(submit).not.toHaveBeenCalled();
  });

  it('focuses the reason of a failure, keeps all input, and can be tried again', async () => {
    open({ claim: failed('noConnection') });
    await expect.element(alert).toHaveFocus();
    await expect.element(alert.getByText(/^Geen verbinding\./)).toBeVisible();
    await expect.element(alert.getByText(/Alles wat je hebt ingevuld/)).toBeVisible();
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('links to the login when the session has ended', async () => {
    open({ claim: failed('loggedOut') });
    await expect.element(alert.getByRole('link')).toHaveAttribute('target', '_blank');
  });

  it('links to the checkbox for a warning, and sends the codes of all warnings once it is ticked', async () => {
    open({ claim: told(['dubbeleNota', 'warn'], ['nietVerzekerd', 'warn']) });
    await expect.element(alert).toHaveFocus();
    await send.click();
    expect(submit).not.toHaveBeenCalled();
    await expect.element(summary).toHaveFocus();
    await summary.getByRole('link', { name: /^Zet eerst een vinkje/ }).click();
    const box = page.getByRole('checkbox', { name: 'Ja, ik wil deze declaratie zo indienen' });
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveAccessibleDescription(/^Zet eerst een vinkje/);
    await box.click();
    await expect.element(summary).not.toBeInTheDocument();
    await send.click();
    expect(submit.mock.calls).toEqual([[['dubbeleNota', 'nietVerzekerd']]]);
  });

  it('shows no expectation for a bill that was submitted before', async () => {
    open({ claim: told(['dubbeleNota', 'warn']) });
    await expect.element(page.getByText(/niets voor terug: deze nota is al eerder/)).toBeVisible();
    await expect.element(page.getByText(/waarschijnlijk € /)).not.toBeInTheDocument();
  });

  it('offers no confirmation when there is an error besides warnings', async () => {
    open({ claim: told(['dubbeleNota', 'warn'], ['kloppenNiet', 'error']) });
    await expect.element(alert.getByText('Je declaratie is nog niet ingediend')).toBeVisible();
    await expect.element(alert.getByText('Over kloppenNiet.')).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await send.click();
    expect(submit.mock.calls).toEqual([[[]]]);
  });

  it('links an objection to the field on its step, in our words', async () => {
    open({ claim: told(['bedragNul', 'error', 'bedrag'], ['kloppenNiet', 'error', 'regels']) });
    await expect.element(alert).toHaveFocus();
    await expect
      .element(alert.getByRole('link', { name: 'Vul een bedrag in dat hoger is dan 0.' }))
      .toHaveAttribute('href', '/declaraties/indienen?stap=gegevens#field-bedrag');
    await expect.element(alert.getByText('Over kloppenNiet.')).toBeVisible();
    await expect.element(alert.getByText('Over bedragNul.')).not.toBeInTheDocument();
  });
});
