import type { Language } from '@mijn/domain/language';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import type { Sending } from '../state/claim.ts';
import type { Melding } from './meldingen.ts';
import type { ObjectionLink, Objections } from './objections.ts';
import { SendAlert } from './SendAlert.tsx';

const busy: Sending = { kind: 'busy', key: 'k1' };
const failed = (error: 'noConnection' | 'loggedOut' | 'tooLarge'): Sending => ({
  kind: 'failed',
  key: 'k1',
  failure: { kind: 'failed', error, waitSeconds: undefined },
});
const nothing: Objections = { fields: {}, lines: [], files: [], rest: [] };
const says = (...meldingen: readonly Partial<Melding>[]): Sending => ({
  kind: 'meldingen',
  objections: {
    ...nothing,
    rest: meldingen.map((one) => ({
      code: 'nieuw',
      level: 'warn',
      message: 'Klopt de datum?',
      veld: undefined,
      ...one,
    })),
  },
});

interface CaseProps {
  /** What comes of sending in, one after the other. */
  readonly course: readonly Sending[];
  readonly checkboxForgotten?: boolean;
  readonly links?: readonly ObjectionLink[];
}

/** The form, of which each press of the button brings the next thing that comes of it. */
function Form({ course, checkboxForgotten = false, links = [] }: CaseProps) {
  const [at, setAt] = useState(0);
  const [sure, setSure] = useState(false);
  const sending = course[at - 1] ?? { kind: 'idle' };
  return (
    <>
      <SendAlert {...{ sending, sure, checkboxForgotten, links }} onSure={setSure} />
      <button type="button" onClick={() => setAt(at + 1)}>
        Verstuur
      </button>
    </>
  );
}

const alert = page.getByRole('alert');
const send = page.getByRole('button', { name: 'Verstuur' });
const sure = page.getByRole('checkbox', { name: 'Ja, ik wil deze declaratie zo indienen' });

/** Goes so far with the form. */
async function after(course: readonly Sending[], more: Omit<CaseProps, 'course'> = {}) {
  mount(<Form course={course} {...more} />);
  for (const _ of course) await send.click();
}

it('says nothing before something was sent', async () => {
  mount(<Form course={[]} />);
  await expect.element(send).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

it('says that it is being sent, and leaves the focus where it is', async () => {
  await after([busy]);
  await expect.element(alert).toHaveTextContent('Je declaratie wordt verstuurd');
  await expect.element(send).toHaveFocus();
});

it('goes to what went wrong: what is known, what to do, and that all is still there', async () => {
  await after([busy, failed('noConnection')]);
  await expect.element(alert).toHaveFocus();
  await expect.element(page.getByText('We hebben nog geen bevestiging')).toBeVisible();
  await expect.element(alert).toMatchTextContent(/Geen verbinding\..*twee keer binnenkomt\./);
  await expect.element(page.getByText('Alles wat je hebt ingevuld, staat er nog.')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

it('goes there again when it goes wrong once more', async () => {
  await after([busy, failed('noConnection'), busy, failed('tooLarge')]);
  await expect.element(alert).toHaveFocus();
  await expect.element(page.getByText('Je declaratie is nog niet ingediend')).toBeVisible();
  await expect.element(alert).toMatchTextContent(/samen te groot/);
});

it('offers who is logged out the way back in, in a tab that leaves this one as it is', async () => {
  await after([busy, failed('loggedOut')]);
  const link = page.getByRole('link', { name: 'Log in (opent een nieuw tabblad)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(page.getByText('Je declaratie is nog niet ingediend')).toBeVisible();
});

it('asks to confirm what the insurer warns of', async () => {
  await after([busy, says({})]);
  await expect.element(alert).toHaveFocus();
  await expect.element(page.getByText('Weet je het zeker?')).toBeVisible();
  await expect.element(page.getByText('Klopt de datum?')).toBeVisible();
  await expect.element(sure).not.toBeChecked();
  await expect.element(page.getByText(/Zet eerst een vinkje/)).not.toBeInTheDocument();
  await userEvent.click(sure);
  await expect.element(sure).toBeChecked();
});

it('says at the tick that it is needed, until it is there', async () => {
  await after([says({})], { checkboxForgotten: true });
  await expect.element(sure).toBeInvalid();
  await expect.element(sure).toHaveAccessibleDescription(/Zet eerst een vinkje/);
  await sure.click();
  await expect.element(page.getByText(/Zet eerst een vinkje/)).not.toBeInTheDocument();
});

it('asks nothing to be confirmed where something has to be mended, whatever else is warned of', async () => {
  await after([says({}, { level: 'error', message: 'Deze persoon kennen wij niet.' })]);
  await expect.element(page.getByText('Je declaratie is nog niet ingediend')).toBeVisible();
  await expect.element(page.getByText('Deze persoon kennen wij niet.')).toBeVisible();
  await expect.element(page.getByText('Klopt de datum?')).toBeVisible();
  await expect.element(sure).not.toBeInTheDocument();
});

it('leads to what can be mended, and says the rest', async () => {
  const fields = { bedrag: 'Vul een bedrag in.' };
  const rest = [
    { code: 'x', level: 'error', message: 'Deze nota niet.', veld: undefined },
  ] as const;
  const sending: Sending = { kind: 'meldingen', objections: { ...nothing, fields, rest } };
  const links = [
    { text: 'Vul een bedrag in.', href: '/declaraties/indienen?stap=gegevens#field-bedrag' },
    { text: 'Kies iemand anders.', href: undefined },
  ];
  await after([sending], { links });
  await expect.element(alert).toHaveFocus();
  await expect
    .element(alert.getByRole('link', { name: 'Vul een bedrag in.' }))
    .toHaveAttribute('href', links[0]?.href);
  await expect.element(alert.getByText('Kies iemand anders.')).toBeVisible();
  await expect.element(alert.getByText('Deze nota niet.')).toBeVisible();
  expect(alert.getByRole('link').elements()).toHaveLength(1);
  await expect.element(sure).not.toBeInTheDocument();
});

it('says once what is said of two files', async () => {
  const complaint = vi.spyOn(console, 'error');
  const empty = { code: 'leeg', level: 'error', message: 'Dit bestand is leeg.' } as const;
  await after([says(empty, empty)]);
  await expect.element(page.getByText('Dit bestand is leeg.')).toBeVisible();
  expect(page.getByText('Dit bestand is leeg.').elements()).toHaveLength(1);
  expect(complaint).not.toHaveBeenCalled();
});

it('is in English as far as that is known, and Dutch where it says that it is', async () => {
  const course = [says({ code: 'dubbeleNota', message: 'Al ingediend.' }, {})];
  const english: Language = 'en';
  mount(<Form course={course} />, english);
  await send.click();
  await expect.element(page.getByText('Are you sure?')).toBeVisible();
  await expect
    .element(page.getByText(/^You have already submitted a bill/))
    .not.toHaveAttribute('lang');
  await expect.element(page.getByText('Klopt de datum?')).toHaveAttribute('lang', 'nl');
});
