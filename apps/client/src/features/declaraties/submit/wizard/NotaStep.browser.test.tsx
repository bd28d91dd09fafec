import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hear } from '../../../../api/hear.testing.ts';
import { mount } from '../../../../api/mount.testing.tsx';
import type { ReadNota } from '../state/readNota.ts';
import type { FileState } from '../state/files.ts';
import type { NotRead } from '../state/reading.ts';
import { readNota } from '../state/readNota.testing.ts';
import { after, chosen, context, filledIn, received, sent } from '../state/claim.testing.ts';
import type { ClaimState } from '../state/claim.ts';
import { type ClaimEvent, nextState } from '../state/claimReducer.ts';
import { people, useClaim } from './submission.testing.ts';
import type { Submission } from './useSubmission.ts';
import { NotaStep } from './NotaStep.tsx';
import { stepsOf } from './step.ts';

interface ScreenProps {
  readonly start?: ClaimState;
  readonly event?: ClaimEvent;
  readonly more?: Partial<Submission>;
}

function Screen({ start = after(), event, more }: ScreenProps) {
  const submission = useClaim(start, more);
  const [isOnward, goOnward] = useState(false);
  const steps = stepsOf({ alone: true, reads: true });
  const told = { people, only: '1001', iban: null, noAccount: false, expected: undefined, steps };
  return (
    <>
      {isOnward && <p>The next step</p>}
      <NotaStep {...told} submission={submission} onward={() => goOnward(true)} />
      {event && (
        <button type="button" onClick={() => submission.report(event)}>
          Later
        </button>
      )}
    </>
  );
}

const state = (now: FileState) => ({ kind: 'fileState', key: 'a', state: now }) as const;
const reading = { kind: 'reading', files: 'b1' } as const;
const read = (...notas: readonly ReadNota[]) =>
  ({ kind: 'read', files: 'b1', notas, language: 'nl' }) as const;
const notRead = (notas: NotRead) => ({ kind: 'read', files: 'b1', notas, language: 'nl' }) as const;
const warning = { code: 'beeldKlein', level: 'warn', message: 'Klein.', veld: undefined } as const;
const warned = { ...received, state: { ...received.state, meldingen: [warning] } } as const;

const onward = page.getByRole('button', { name: 'Verder' });
const elsewhere = page.getByRole('button', { name: 'Later' });
const nextStep = page.getByText('The next step');
const summary = page.getByRole('region', { name: 'Kijk dit nog even na' });
const picker = page.getByLabelText('Kies een foto of bestand');
const pdf = (name: string) => new File([name], name, { type: 'application/pdf' });

describe('without a bill', () => {
  it('shows two tips, folds the requirements away, and has no error before the person goes on', async () => {
    mount(<Screen />);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Voeg je nota toe');
    await expect.element(page.getByText('Stap 1 van 3')).toBeVisible();
    const group = page.getByRole('group', { name: 'Foto of bestand van je nota' });
    expect(group.getByRole('listitem').elements()).toHaveLength(2);
    const limits = page.getByText(/Hoogstens \d+ bestanden van/);
    await expect.element(limits).not.toBeVisible();
    await page.getByText('Waar moet een nota aan voldoen?').click();
    await expect.element(limits).toBeVisible();
    await expect
      .element(page.getByText(/^Zorg van de laatste drie jaar: vanaf \d+\s\w+\s\d{4}\.$/))
      .toBeVisible();
    await expect.element(page.getByText('Een foto (jpg, png of heic) of een pdf.')).toBeVisible();
    await expect.element(summary).not.toBeInTheDocument();
    await expect.element(page.getByRole('list', { name: 'Je bestanden' })).not.toBeInTheDocument();
  });

  it('keeps the focused element clear of the sticky buttons', async () => {
    await page.viewport(390, 700);
    mount(<Screen />);
    await expect.element(onward).toBeVisible();
    expect(getComputedStyle(document.documentElement).scrollPaddingBlockEnd).toBe('176px');
  });

  it('asks for a bill, with a link to the file input, which shows the error too', async () => {
    mount(<Screen />);
    await onward.click();
    await expect.element(summary).toHaveFocus();
    await expect.element(picker).toHaveAccessibleDescription(/Voeg eerst je nota toe\./);
    await expect.element(picker).toBeInvalid();
    await summary.getByRole('link', { name: 'Voeg eerst je nota toe.' }).click();
    await expect.element(picker).toHaveFocus();
    await expect.element(nextStep).not.toBeInTheDocument();
  });

  it('is in English for an English reader', async () => {
    mount(<Screen />, 'en');
    await page.getByRole('button', { name: 'Continue' }).click();
    const english = page.getByRole('region', { name: 'Please check this' });
    await expect.element(english.getByText('Add your bill first.')).toBeVisible();
    await expect.element(page.getByText('Photo or file of your bill')).toBeVisible();
  });

  it('removes the error once a file is chosen, and shows it in place of the tips', async () => {
    mount(<Screen />);
    await onward.click();
    await userEvent.upload(picker, [pdf('een.pdf'), pdf('twee.pdf')]);
    await expect.element(summary).not.toBeInTheDocument();
    const list = page.getByRole('list', { name: 'Je bestanden' });
    await expect.element(list.getByText('een.pdf', { exact: true })).toBeVisible();
    await expect.element(list.getByText('twee.pdf', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Nog een bladzijde of nota?')).toBeVisible();
    await expect.element(page.getByText('Leg de nota plat in het licht.')).not.toBeInTheDocument();
  });
});

describe('with a bill', () => {
  it('waits for a file on its way, and then goes on', async () => {
    mount(<Screen start={after(chosen)} event={received} />);
    await onward.click();
    await expect.element(summary.getByText(/Wacht even tot al je bestanden/)).toBeVisible();
    await elsewhere.click();
    await expect.element(summary).not.toBeInTheDocument();
    await expect.element(picker).not.toBeInvalid();
    await onward.click();
    await expect.element(nextStep).toBeVisible();
  });

  it('links a warning to its checkbox, and then goes on', async () => {
    mount(<Screen start={after(chosen, warned)} />);
    await onward.click();
    await summary.getByRole('link', { name: /^Bekijk de opmerking bij nota\.pdf/ }).click();
    const box = page.getByRole('checkbox', { name: 'Dit bestand is goed zo' });
    await expect.element(box).toHaveFocus();
    await box.click();
    await expect.element(summary).not.toBeInTheDocument();
    await onward.click();
    await expect.element(nextStep).toBeVisible();
  });

  it('links each refused file to its actions, and announces its removal', async () => {
    const refused = state({ kind: 'rejected', meldingen: [warning] });
    mount(<Screen start={after(chosen, refused)} />);
    await onward.click();
    await expect.element(summary).toHaveFocus();
    await summary.getByRole('link', { name: /^nota\.pdf is niet goed/ }).click();
    const remove = page.getByRole('button', { name: 'Verwijder nota.pdf' });
    await expect.element(remove).toHaveFocus();
    const heard = hear();
    await remove.click();
    await expect.poll(heard).toEqual(['nota.pdf is verwijderd.']);
    await expect.element(remove).not.toBeInTheDocument();
  });

  it('shows at once the insurer’s objection to a file at the submission', async () => {
    const files = [{ name: 'nota.pdf', meldingen: [{ ...warning, level: 'error' as const }] }];
    const outcome = { kind: 'meldingen', meldingen: [], files } as const;
    const refused = { kind: 'outcome', context, outcome } as const;
    mount(<Screen start={after(chosen, received, sent, refused)} />);
    await expect.element(summary).toHaveFocus();
    await summary.getByRole('link', { name: /^nota\.pdf is niet goed/ }).click();
    await expect.element(page.getByRole('button', { name: 'Verwijder nota.pdf' })).toHaveFocus();
  });

  it('moves the focus to the file in the place of a removed one, and from the last to the input', async () => {
    const second = {
      kind: 'filesPicked',
      files: [{ key: 'b', file: pdf('tweede.pdf') }],
    } as const;
    mount(<Screen start={after(chosen, second)} />);
    await page.getByRole('button', { name: 'Verwijder nota.pdf' }).click();
    const last = page.getByRole('button', { name: 'Verwijder tweede.pdf' });
    await expect.element(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(last).not.toBeInTheDocument();
    await expect.element(picker).toHaveFocus();
  });

  it('links to the login when the session ended during an upload', async () => {
    mount(<Screen start={after(chosen, state({ kind: 'failed', error: 'loggedOut' }))} />);
    const alert = page.getByRole('alert').filter({ hasText: 'Je bent niet meer ingelogd' });
    await expect.element(alert.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect.element(alert.getByText(/kom daarna hier terug/)).toBeVisible();
    // The file says only that it was not sent, so that the reason is not repeated.
    const list = page.getByRole('list', { name: 'Je bestanden' });
    await expect.element(list.getByText('Niet verstuurd')).toBeVisible();
    expect(page.getByText(/niet meer ingelogd/).elements()).toHaveLength(1);
  });
});

describe('a bill that could not be read', () => {
  it('can be read again by a button that stays, without blame', async () => {
    mount(<Screen start={after(chosen, received, reading, notRead('failed'))} />);
    const words = 'Lezen lukt nu even niet. Probeer het opnieuw, of vul de gegevens zelf in.';
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText(/Let op/)).not.toBeInTheDocument();
    const again = page.getByRole('button', { name: 'Probeer opnieuw' });
    await again.click();
    await expect.element(page.getByText(/^We lezen je nota\./)).toBeVisible();
    await expect.element(again).toHaveFocus();
    await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  });

  it('is filled in by hand when its file is unreadable', async () => {
    mount(<Screen start={after(chosen, received, reading, notRead('unreadable'))} />);
    const words = 'We konden je nota niet lezen. Vul de gegevens zelf in.';
    await expect.element(page.getByText(words)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Probeer opnieuw' }))
      .not.toBeInTheDocument();
  });
});

describe('during the reading', () => {
  it.each([
    ['what was read', [readNota()], 'Je nota is gelezen.'],
    [
      'that it could not be read, and what is no bill',
      [],
      'We konden je nota niet lezen. Vul de gegevens zelf in. Let op: een pinbon, offerte of creditnota is geen nota.',
    ],
  ] as const)('announces %s, and blocks nobody', async (_what, notas, text) => {
    mount(<Screen start={after(chosen, received, reading)} event={read(...notas)} />);
    await expect.element(page.getByText(/^We lezen je nota\./)).toBeVisible();
    const heard = hear();
    await elsewhere.click();
    await expect.poll(heard).toEqual([text]);
    await onward.click();
    await expect.element(nextStep).toBeVisible();
  });

  it('goes on by itself once the bill was read', async () => {
    mount(<Screen start={after(chosen, received, reading)} event={read(readNota())} />);
    await elsewhere.click();
    await expect.element(nextStep).toBeVisible();
  });

  it('keeps a person here who came back before the bill was read', async () => {
    mount(<Screen start={nextState(filledIn, reading)} event={read(readNota())} />);
    await expect.element(page.getByText(/^We lezen je nota\./)).toBeVisible();
    await elsewhere.click();
    await expect.element(page.getByText(/^We lezen je nota\./)).not.toBeInTheDocument();
    await expect.element(nextStep).not.toBeInTheDocument();
  });

  it('asks which of several bills comes first before going on', async () => {
    const notas = read(readNota(), readNota());
    mount(<Screen start={after(chosen, received, reading, notas)} />);
    await onward.click();
    await summary.getByRole('link', { name: /^Kies eerst welke nota/ }).click();
    const [first] = page.getByRole('button', { name: /^Huisartsenpraktijk De Duinen/ }).elements();
    expect(document.activeElement).toBe(first);
    await page.getByRole('button', { name: 'Het is één nota' }).click();
    await expect.element(summary).not.toBeInTheDocument();
    await onward.click();
    await expect.element(nextStep).toBeVisible();
  });
});
