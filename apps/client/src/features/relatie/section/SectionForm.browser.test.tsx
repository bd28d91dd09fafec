import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { onPage } from '../../../api/onPage.testing.tsx';
import { Link as RouterLink } from 'react-router';
import type { SectionName } from './fields.ts';
import { relatieOf } from '../relatie.testing.ts';
import { SectionForm } from './SectionForm.tsx';

afterEach(() => void vi.restoreAllMocks());

const right = { conflict: false, isValid: true, fieldMessages: [], generalMessages: [] };
const wrong = {
  isValid: false,
  fieldMessages: [{ fieldName: 'email', code: 'invalidFormat', detail: null }],
};

/** Mocks the insurer's answers to a change and a check. Returns which of the two were requested, in order. */
function insurer(change: () => Response | Promise<Response>, check: object = right) {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_path, options) => {
    const { query } = await new Response(options?.body).json();
    const isChange = query.includes('wijzigRelatie');
    asked.push(isChange ? 'change' : 'check');
    return isChange ? change() : Response.json({ data: { valideerRelatie: check } });
  });
  return asked;
}
const verdict = (more: object) =>
  Response.json({ data: { wijzigRelatie: { ...right, relatie: relatieOf(), ...more } } });

const onSaved = vi.fn<(relatie: object, stands: boolean) => void>();

/** Opens the form on a page with a link elsewhere. */
async function open(section: SectionName = 'contact') {
  onSaved.mockReset();
  const Page = () => (
    <>
      <RouterLink to="/facturen">Facturen</RouterLink>
      <RouterLink to="?wijzig=name">Naam</RouterLink>
      <RouterLink to="?wijzig=contact#contact">Hier</RouterLink>
      <SectionForm
        section={section}
        relatie={relatieOf({
          indicatorenRedenen: [
            { indicator: 'magAanleverwijzePolisbladWijzigen', redenen: ['GeenEmailBekend'] },
          ],
        })}
        onSaved={onSaved}
        onConflict={() => undefined}
      />
    </>
  );
  mount(onPage(Page, { data: undefined, address: `/mijn-gegevens?wijzig=${section}` }));
  await expect.element(save).toBeVisible();
}

const email = page.getByRole('textbox', { name: 'E-mailadres' });
const phone = page.getByRole('textbox', { name: 'Telefoonnummer' });
const save = page.getByRole('button', { name: /^Bewaar/ });
const summary = page.getByText('Controleer wat je hebt ingevuld');
const format = 'Schrijf je e-mailadres als naam@voorbeeld.nl.';

it('asks for another postal address only once it is chosen', async () => {
  insurer(() => verdict({}));
  await open('address');
  const street = page.getByRole('textbox', { name: 'Straat of postbus' });
  await expect.element(page.getByRole('radio', { name: /woonadres/ })).toBeChecked();
  await expect.element(street).not.toBeInTheDocument();
  await page.getByText('Een ander adres').first().click();
  await expect.element(street).toBeVisible();
  await page.getByText('Hetzelfde als mijn woonadres').click();
  await expect.element(street).not.toBeInTheDocument();
});

describe('SectionForm', () => {
  it('focuses its first field, with the known value', async () => {
    await open();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveValue('sanne@voorbeeld.example');
    await expect.element(page.getByRole('link', { name: 'Annuleer' })).toBeVisible();
  });

  it('shows errors in a focused summary and at the field', async () => {
    insurer(() => verdict(wrong));
    await open();
    await email.fill('ander@');
    await save.click();
    await expect.element(summary).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain(format);
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(format));
    await page.getByRole('link', { name: format }).click();
    await expect.element(email).toHaveFocus();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('shows an error at the field on blur and keeps the focus on the next field', async () => {
    insurer(() => verdict({}), wrong);
    await open();
    await email.fill('ander@');
    await userEvent.tab();
    await expect.element(page.getByText(format)).toBeVisible();
    await expect.element(phone).toHaveFocus();
    await expect.element(summary).not.toBeInTheDocument();
  });

  it('is sent once despite a second click, and passes on the saved relation', async () => {
    const answer = Promise.withResolvers<Response>();
    const asked = insurer(() => answer.promise);
    await open();
    await phone.fill('0612345678');
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    answer.resolve(verdict({}));
    await expect.poll(() => onSaved.mock.calls).toEqual([[expect.anything(), true]]);
    expect(asked.filter((one) => one === 'change')).toHaveLength(1);
  });

  it('announces a failed save and keeps the input', async () => {
    insurer(() => new Response('', { status: 503 }));
    await open();
    await email.fill('ander@voorbeeld.example');
    await save.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'Het bewaren lukt nu niet. Wat je hebt ingevuld, staat er nog. Probeer het zo nog een keer.',
      );
    await expect.element(save).toHaveFocus();
    await expect.element(email).toHaveValue('ander@voorbeeld.example');
  });

  it('offers to save over a conflicting change, or to keep that one', async () => {
    const relatie = relatieOf({ email: 'eerder@voorbeeld.example', state: 's2' });
    insurer(() => verdict({ conflict: true, isValid: false, relatie }));
    await open();
    await email.fill('ander@voorbeeld.example');
    await save.click();
    await expect
      .element(page.getByText('Dit is ondertussen ergens anders veranderd'))
      .toBeVisible();
    await expect.element(save).toHaveTextContent('Bewaar mijn versie');
    await expect.element(page.getByRole('link', { name: 'Laat staan wat er nu is' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Annuleer' })).not.toBeInTheDocument();
  });
});

describe('leaving with unsaved input', () => {
  const dialog = page.getByRole('dialog', { name: 'Weggaan zonder te bewaren?' });
  const elsewhere = page.getByRole('link', { name: 'Facturen' });

  it('asks for confirmation, and keeps the input when the person stays', async () => {
    insurer(() => verdict({}));
    await open();
    await email.fill('ander@voorbeeld.example');
    await elsewhere.click();
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Blijf hier' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(email).toHaveValue('ander@voorbeeld.example');
  });

  it('asks for confirmation when another section of the page is opened', async () => {
    insurer(() => verdict({}));
    await open();
    await email.fill('ander@voorbeeld.example');
    await page.getByRole('link', { name: 'Naam' }).click();
    await expect.element(dialog).toBeVisible();
  });

  it.each(['Hier', 'Annuleer'])('does not ask on its own links: %s', async (name) => {
    insurer(() => verdict({}));
    await open();
    await email.fill('ander@voorbeeld.example');
    const link = page.getByRole('link', { name });
    await link.click();
    await expect.element(link).toHaveFocus();
    expect(dialog.elements()).toHaveLength(0);
  });

  it('does not ask when nothing was changed', async () => {
    await open();
    await elsewhere.click();
    await expect.element(elsewhere).toHaveFocus();
    expect(dialog.elements()).toHaveLength(0);
  });
});

it('disables a choice that the person may not make, with the reason and a remedy', async () => {
  await open('preferences');
  const letters = page.getByRole('group', { name: 'Brieven en facturen' });
  const policy = page.getByRole('group', { name: 'Polisblad' });
  await expect.element(letters.getByRole('radio', { name: /Digitaal/ })).toHaveFocus();
  await expect.element(letters.getByRole('radio', { name: /Papier/ })).toBeEnabled();
  await expect.element(policy.getByRole('radio', { name: /Papier/ })).toBeDisabled();
  await expect
    .element(policy.getByText('Hiervoor hebben we je e-mailadres nodig.', { exact: false }))
    .toBeVisible();
});
