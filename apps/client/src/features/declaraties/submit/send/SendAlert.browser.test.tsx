import type { Language } from '@mijn/domain/language';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import type { Sending } from '../state/claim.ts';
import type { Melding } from '../state/outcome.ts';
import type { ObjectionLink, Objections } from '../state/objections.ts';
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
  readonly course: readonly Sending[];
  readonly checkboxForgotten?: boolean;
  readonly links?: readonly ObjectionLink[];
}

/** A form whose button leads to the next state. */
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

/** Mounts the form and submits it once per state. */
async function after(course: readonly Sending[], more: Omit<CaseProps, 'course'> = {}) {
  mount(<Form course={course} {...more} />);
  for (const _ of course) await send.click();
}

it('renders nothing before a submission', async () => {
  mount(<Form course={[]} />);
  await expect.element(send).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

it('shows that it is being sent, and leaves the focus', async () => {
  await after([busy]);
  await expect.element(alert).toHaveTextContent('Je declaratie wordt verstuurd');
  await expect.element(send).toHaveFocus();
});

it('focuses the failure: what is known, what to do, and that all input is there', async () => {
  await after([busy, failed('noConnection')]);
  await expect.element(alert).toHaveFocus();
  await expect.element(page.getByText('We hebben nog geen bevestiging')).toBeVisible();
  await expect.element(alert).toMatchTextContent(/Geen verbinding\..*twee keer binnenkomt\./);
  await expect.element(page.getByText('Alles wat je hebt ingevuld, staat er nog.')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

it('focuses it again at the next failure', async () => {
  await after([busy, failed('noConnection'), busy, failed('tooLarge')]);
  await expect.element(alert).toHaveFocus();
  await expect.element(page.getByText('Je declaratie is nog niet ingediend')).toBeVisible();
  await expect.element(alert).toMatchTextContent(/samen te groot/);
});

it('offers a person who is logged out a login in a new tab', async () => {
  await after([busy, failed('loggedOut')]);
  const link = page.getByRole('link', { name: 'Log in (opent een nieuw tabblad)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(page.getByText('Je declaratie is nog niet ingediend')).toBeVisible();
});

it('asks to confirm the insurer’s warnings', async () => {
  await after([busy, says({})]);
  await expect.element(alert).toHaveFocus();
  await expect.element(page.getByText('Weet je het zeker?')).toBeVisible();
  await expect.element(page.getByText('Klopt de datum?')).toBeVisible();
  await expect.element(sure).not.toBeChecked();
  await expect.element(page.getByText(/Zet eerst een vinkje/)).not.toBeInTheDocument();
  await userEvent.click(sure);
  await expect.element(sure).toBeChecked();
});

it('requires the checkbox, until it is ticked', async () => {
  await after([says({})], { checkboxForgotten: true });
  await expect.element(sure).toBeInvalid();
  await expect.element(sure).toHaveAccessibleDescription(/Zet eerst een vinkje/);
  await sure.click();
  await expect.element(page.getByText(/Zet eerst een vinkje/)).not.toBeInTheDocument();
});

it('asks for no confirmation when there is an error as well', async () => {
  await after([says({}, { level: 'error', message: 'Deze persoon kennen wij niet.' })]);
  await expect.element(page.getByText('Je declaratie is nog niet ingediend')).toBeVisible();
  await expect.element(page.getByText('Deze persoon kennen wij niet.')).toBeVisible();
  await expect.element(page.getByText('Klopt de datum?')).toBeVisible();
  await expect.element(sure).not.toBeInTheDocument();
});

it('links to errors that can be mended, and lists the others', async () => {
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

it('lists the same message about two files once', async () => {
  const complaint = vi.spyOn(console, 'error');
  const empty = { code: 'leeg', level: 'error', message: 'Dit bestand is leeg.' } as const;
  await after([says(empty, empty)]);
  await expect.element(page.getByText('Dit bestand is leeg.')).toBeVisible();
  expect(page.getByText('Dit bestand is leeg.').elements()).toHaveLength(1);
  expect(complaint).not.toHaveBeenCalled();
});

it('is in English where possible, and marks Dutch', async () => {
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
