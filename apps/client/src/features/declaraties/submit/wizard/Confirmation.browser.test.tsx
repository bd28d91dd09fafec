import type { Language } from '@mijn/domain/language';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { certain, readNota } from '../state/readNota.testing.ts';
import type { SubmitOutcome } from '../state/outcome.ts';
import type { ClaimState } from '../state/claim.ts';
import { context, filledIn, received, sent } from '../state/claim.testing.ts';
import { type ClaimEvent, nextState } from '../state/claimReducer.ts';
import type { Submission } from './useSubmission.ts';
import { Confirmation } from './Confirmation.tsx';
import type { StepProps } from './StepFrame.tsx';

const people = [
  { relatienummer: '1001', opgemaakteNaam: 'Sanne de Vries', geboorteDatum: '1985-03-02' },
];

const numbered = { kind: 'submitted', nummer: 'D2026-7', verwachtOp: '2026-11-27' } as const;
const bare = { kind: 'submitted', nummer: undefined } as const;

// An insurer with the core stores no file by itself.
const byCore: ClaimEvent = { ...received, state: { ...received.state, bestandId: undefined } };

function submitted(outcome: Extract<SubmitOutcome, { kind: 'submitted' }>, before = filledIn) {
  return [sent, { kind: 'outcome', context, outcome } as const].reduce<ClaimState>(
    nextState,
    before,
  );
}

const autoSave: Submission['autoSave'] = {
  phase: 'idle',
  elsewhere: undefined,
  allReceived: true,
  isSaved: true,
  saveNow: async () => true,
  pause: async () => undefined,
  takeOver: vi.fn(),
  keep: vi.fn(),
  discard: async () => true,
};

function unasked(): never {
  throw new Error('The confirmation asks for no field');
}

const payout = (cents: number): StepProps['expected'] => ({
  succeeded: true,
  value: {
    weggelaten: null,
    hoogstens: null,
    verwachting: {
      totaal: { bedragUitgekeerd: cents, bedragEigenRisicoInTermijnen: 0 },
      regels: [],
    },
  },
});

interface CaseProps extends Partial<Pick<StepProps, 'iban' | 'noAccount' | 'only' | 'expected'>> {
  readonly claim?: ClaimState;
  readonly language?: Language;
}

/** Mounts the page after a submission; returns the reporter. */
function confirm({ claim = submitted(numbered), language = 'nl', ...more }: CaseProps = {}) {
  const report = vi.fn<Submission['report']>();
  const submission: Submission = {
    claim,
    report,
    bind: unasked,
    context: { ...context, language },
    submit: vi.fn(),
    autoSave,
    draftSavedAt: undefined,
    dismissResumeNotice: vi.fn(),
  };
  const given = {
    iban: 'NL•• 4417',
    noAccount: false,
    only: '1001',
    expected: undefined,
    ...more,
  };
  mount(
    <Confirmation {...{ submission, people }} {...given} steps={[]} onward={vi.fn()} />,
    language,
  );
  return report;
}

const heading = page.getByRole('heading', { level: 1 });
const transfer = page.getByText(/^Krijg je geld terug\?/);

it('begins with the payout and its day, then names number, next step and submitted values', async () => {
  confirm({ expected: payout(4336) });
  await expect.element(heading).toHaveTextContent('Je declaratie is ingediend');
  await expect
    .element(page.getByRole('heading', { name: /^Je nota van €.61,80 is binnen\.$/ }))
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        /^Je krijgt waarschijnlijk €.43,36, uiterlijk 27.november.2026 weet je het zeker\.$/,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('Nummer D2026-7')).toBeVisible();
  await expect
    .element(page.getByText(/^Krijg je geld terug\? Dan maken we het over naar rekening NL/))
    .toBeVisible();
  await page.getByText('Dit heb je ingediend').click();
  for (const [term, value] of [
    ['Ingediend op', /^21.november.2026$/],
    ['Voor wie', 'Sanne de Vries'],
    ['Zorg', 'Tandarts'],
    ['Zorgverlener', 'Praktijk Noord'],
  ] as const) {
    await expect
      .element(page.getByRole('definition').filter({ hasText: value }).first())
      .toBeVisible();
    await expect.element(page.getByRole('term').filter({ hasText: term }).first()).toBeVisible();
  }
});

it('expects nothing of a bill that was sent before', async () => {
  const again = { ...submitted(numbered), confirmed: ['dubbeleNota'] };
  confirm({ claim: again, expected: payout(4336) });
  await expect
    .element(page.getByText(/^Uiterlijk 27.november.2026 weet je wat je krijgt\.$/))
    .toBeVisible();
});

it('links to the claim, and to its PDF', async () => {
  confirm();
  const view = page.getByRole('link', { name: 'Bekijk je declaratie' });
  await expect.element(view).toHaveAttribute('href', '/declaraties/D2026-7');
  const pdf = page.getByRole('link', { name: 'Bewaar als pdf' });
  await expect.element(pdf).toHaveAttribute('href', expect.stringMatching(/D2026-7.*taal=nl$/));
  await expect.element(pdf).toHaveAttribute('download');
});

it('prints by its button', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  confirm();
  await page.getByRole('button', { name: 'Printen' }).click();
  expect(print).toHaveBeenCalledOnce();
});

it('starts another claim, with the person when there is only one', async () => {
  const report = confirm();
  await page.getByRole('button', { name: 'Nog een declaratie indienen' }).click();
  expect(report).toHaveBeenCalledExactlyOnceWith({ kind: 'another', only: '1001' });
});

it('counts waiting bills, and continues with those first', async () => {
  const report = confirm({ claim: { ...submitted(numbered), waiting: 2 } });
  await expect.element(page.getByText(/^Er wachten nog 2 nota’s\./)).toBeVisible();
  await expect.element(page.getByText(/Je hoeft nu niets te doen/)).not.toBeInTheDocument();
  const another = page.getByRole('button', { name: 'Nog een declaratie indienen' });
  await expect.element(another).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Dien de volgende nota in' }).click();
  expect(report).toHaveBeenCalledExactlyOnceWith({ kind: 'another', only: '1001' });
});

const other = readNota({ naamZorgverlener: certain('Praktijk Linde'), totaal: certain(2000) });

function withAnotherInFile(language: Language = 'nl', before = filledIn): ClaimState {
  const events: readonly ClaimEvent[] = [
    { kind: 'read', files: 'b1', notas: [readNota(), other], language },
    { kind: 'notaChosen', at: 0, language },
  ];
  return submitted(numbered, events.reduce(nextState, before));
}

it('names the other bill in its file, and continues with it', async () => {
  const report = confirm({ claim: withAnotherInFile() });
  await expect
    .element(page.getByText('Er staat nog een nota in je bestand. Die is nu niet ingediend.'))
    .toBeVisible();
  await expect.element(page.getByText(/^Praktijk Linde, 2.november.2026, €.20,00$/)).toBeVisible();
  await expect.element(page.getByText(/Je hoeft nu niets te doen/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/hetzelfde bestand opnieuw/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Dien de volgende nota in' }).click();
  expect(report).toHaveBeenCalledExactlyOnceWith({ kind: 'another', only: '1001' });
});

it('names the other bill in English, and asks to add the file again when it came from a draft', async () => {
  const files = filledIn.files.map((one) => ({ ...one, file: { ...one.file, name: 'nota.pdf' } }));
  const claim = withAnotherInFile('en', { ...filledIn, files });
  confirm({ claim, language: 'en' });
  await expect.element(page.getByText(/^There is another bill in your file\./)).toBeVisible();
  await expect.element(page.getByText(/add the same file again/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Submit the next bill' })).toBeVisible();
});

it('says that nothing is left to do when no other bill waits', async () => {
  confirm();
  await expect.element(page.getByText('Je hoeft nu niets te doen.')).toBeVisible();
});

it('sets the title of the tab', async () => {
  document.title = 'Mijn Zilverzand | Declaratie indienen';
  confirm();
  await expect
    .poll(() => document.title)
    .toBe('Mijn Zilverzand | Declaratie indienen: Je declaratie is ingediend');
});

it('promises no date when the insurer names none', async () => {
  confirm({ claim: submitted({ kind: 'submitted', nummer: 'D2026-7' }) });
  const result = page.getByText('Als we klaar zijn, zie je in deze app wat je krijgt.');
  await expect.element(result).toBeVisible();
});

it('promises no transfer without an account, and names the help desk', async () => {
  confirm({ iban: null, noAccount: true });
  await expect.element(transfer).toMatchTextContent(/blijft het voor je klaarstaan/);
  await expect
    .element(transfer.getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching(/^tel:/));
});

it('names no account when it is unknown', async () => {
  confirm({ iban: null });
  await expect.element(transfer).toMatchTextContent(/de rekening die bij je polis hoort\.$/);
  await expect.element(transfer.getByRole('link')).not.toBeInTheDocument();
});

it('confirms the receipt without a number, and links to all claims', async () => {
  confirm({ claim: submitted(bare, nextState(filledIn, byCore)) });
  await expect
    .element(page.getByRole('heading', { name: /^Je nota van €.61,80 is binnen\.$/ }))
    .toBeVisible();
  await expect.element(page.getByText(/^Nummer/)).not.toBeInTheDocument();
  const all = page.getByRole('link', { name: 'Naar je declaraties' });
  await expect.element(all).toHaveAttribute('href', '/declaraties/overzicht');
  await expect.element(page.getByRole('link', { name: /pdf/ })).not.toBeInTheDocument();
});

it('offers no PDF when the insurer makes none, even with a number', async () => {
  confirm({ claim: submitted(numbered, nextState(filledIn, byCore)) });
  await expect.element(page.getByRole('link', { name: 'Bekijk je declaratie' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /pdf/ })).not.toBeInTheDocument();
  // Printing can save a PDF.
  await expect.element(page.getByRole('button', { name: 'Print of bewaar als pdf' })).toBeVisible();
});

it('is in English for an English reader, as is its PDF', async () => {
  confirm({ language: 'en' });
  await expect.element(heading).toHaveTextContent('Your claim has been submitted');
  await expect
    .element(page.getByText(/^You will know what you get by 27.November.2026/))
    .toBeVisible();
  await page.getByText('This is what you submitted').click();
  await expect.element(page.getByText('Submitted on')).toBeVisible();
  await expect.element(page.getByText('Dentist')).toBeVisible();
  const pdf = page.getByRole('link', { name: 'Save as PDF' });
  await expect.element(pdf).toHaveAttribute('href', expect.stringMatching(/taal=en$/));
});
