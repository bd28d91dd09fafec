import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { relatieOf } from '../relatie.testing.ts';
import { Conflict } from './Conflict.tsx';
import { useSection } from './useSection.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const verdict = { conflict: false, isValid: true, fieldMessages: [], generalMessages: [] };

/** Mocks the insurer's answers to a change and a check. Returns the requests, by the operation's field. */
function insurer(answers: Readonly<Record<string, object>>) {
  const asked: { readonly field: string; readonly variables: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_path, options) => {
    const { query, variables } = await new Response(options?.body).json();
    const [, field = ''] = /\{\s*(\w+)/.exec(query) ?? [];
    asked.push({ field, variables });
    const answer = answers[field];
    return answer ? Response.json({ data: { [field]: answer } }) : Response.error();
  });
  return asked;
}

const onSaved = vi.fn<(relatie: object) => void>();
const onConflict = vi.fn<(relatie: object) => void>();

/** Renders the contact details of Sanne with their messages. */
function Probe() {
  const { fields, leave, save, dirty, failed, theirs, version } = useSection(
    'contact',
    relatieOf(),
    { onSaved, onConflict },
  );
  const told = { ...(dirty && { dirty }), ...(failed && { failed }), theirs: theirs?.email };
  return (
    <>
      <input {...fields.control('email')} aria-label="Email" onBlur={() => leave('email')} />
      <input
        {...fields.control('telefoonNummer')}
        aria-label="Phone"
        onBlur={() => leave('telefoonNummer')}
      />
      <p role="alert">
        {fields.error('email')} {fields.error('telefoonNummer')}
      </p>
      {theirs && <Conflict key={version} section="contact" mine={fields.values} theirs={theirs} />}
      <output>{JSON.stringify(told)}</output>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
    </>
  );
}

const email = page.getByLabelText('Email');
const phone = page.getByLabelText('Phone');
const told = page.getByRole('status');
const error = page.getByRole('alert');
const save = () => page.getByRole('button').click();

it('is dirty only while a value differs from the insurer’s', async () => {
  mount(<Probe />);
  await expect.element(told).toHaveTextContent('{}');
  await email.fill('ander@voorbeeld.example');
  await expect.element(told).toHaveTextContent('{"dirty":true}');
  await email.fill('sanne@voorbeeld.example');
  await expect.element(told).toHaveTextContent('{}');
});

it('validates a changed field on blur, and drops the verdict when the value changes', async () => {
  const fieldMessages = [{ fieldName: 'email', code: 'invalidFormat', detail: null }];
  const asked = insurer({ valideerRelatie: { isValid: false, fieldMessages } });
  mount(<Probe />);
  await email.click();
  await userEvent.tab();
  await email.fill('ander@');
  await userEvent.tab();
  await expect.element(error).toHaveTextContent('Schrijf je e-mailadres als naam@voorbeeld.nl.');
  expect(asked.map(({ field }) => field)).toEqual(['valideerRelatie']);
  await email.fill('ander@v');
  await expect.element(error).toHaveTextContent('');
});

it('keeps the error of each field when the answers arrive out of order', async () => {
  const answers: (() => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await new Promise<void>((answer) => answers.push(answer));
    const fieldMessages = ['email', 'telefoonNummer'].map((fieldName) => ({
      fieldName,
      code: 'invalidFormat',
      detail: null,
    }));
    return Response.json({ data: { valideerRelatie: { isValid: false, fieldMessages } } });
  });
  mount(<Probe />);
  await email.fill('ander@');
  await userEvent.tab();
  await phone.fill('12');
  await userEvent.tab();
  await expect.poll(() => answers).toHaveLength(2);
  for (const answer of answers) answer();
  await expect
    .element(error)
    .toHaveTextContent(
      'Schrijf je e-mailadres als naam@voorbeeld.nl. ' +
        'Schrijf je telefoonnummer als 06 12345678, of begin met + en het land.',
    );
});

it('passes on the saved relation', async () => {
  const relatie = relatieOf({ email: 'ander@voorbeeld.example', state: 's2' });
  insurer({ wijzigRelatie: { ...verdict, relatie } });
  onSaved.mockReset();
  mount(<Probe />);
  await email.fill('ander@voorbeeld.example');
  await save();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(onSaved).toHaveBeenCalledWith(relatie);
});

it('keeps the input after a conflict, shows the current values, and saves over them', async () => {
  const relatie = relatieOf({ email: 'eerder@voorbeeld.example', state: 's2' });
  const asked = insurer({
    valideerRelatie: { isValid: true, fieldMessages: [] },
    wijzigRelatie: { ...verdict, conflict: true, isValid: false, relatie },
  });
  mount(<Probe />);
  await email.fill('ander@voorbeeld.example');
  await save();
  await expect
    .element(told)
    .toHaveTextContent('{"dirty":true,"theirs":"eerder@voorbeeld.example"}');
  await expect.element(email).toHaveValue('ander@voorbeeld.example');
  expect(onConflict.mock.lastCall).toEqual([relatie]);
  await save();
  const states = () => asked.filter(({ field }) => field === 'wijzigRelatie');
  await expect.poll(() => states().length).toBe(2);
  expect(states()).toMatchObject([{ variables: { state: 's1' } }, { variables: { state: 's2' } }]);
});

it('does not overwrite another section when saving after a conflict', async () => {
  const relatie = relatieOf({ roepnaam: 'Sanna', email: 'eerder@voorbeeld.example', state: 's2' });
  const asked = insurer({
    valideerRelatie: { isValid: true, fieldMessages: [] },
    wijzigRelatie: { ...verdict, conflict: true, isValid: false, relatie },
  });
  mount(<Probe />);
  await email.fill('ander@voorbeeld.example');
  const states = () => asked.filter(({ field }) => field === 'wijzigRelatie');
  await save();
  await expect.poll(() => onConflict.mock.lastCall).toEqual([relatie]);
  await save();
  await expect.poll(() => states().length).toBe(2);
  expect(states()[1]).toMatchObject({
    variables: { relatie: { roepnaam: 'Sanna', email: 'ander@voorbeeld.example' } },
  });
});

const first = (state: string) => ({
  valideerRelatie: { isValid: true, fieldMessages: [] },
  wijzigRelatie: {
    ...verdict,
    conflict: true,
    isValid: false,
    relatie: relatieOf({ email: `${state}@voorbeeld.example`, state }),
  },
});

it('reports every conflict', async () => {
  mount(<Probe />);
  await email.fill('ander@voorbeeld.example');
  for (const state of ['s2', 's3']) {
    insurer(first(state));
    await save();
    await expect.poll(() => document.activeElement?.textContent).toContain(state);
  }
});

it('fails without a field error when the request cannot be sent', async () => {
  insurer({});
  mount(<Probe />);
  await email.fill('ander@voorbeeld.example');
  await save();
  await expect.element(told).toHaveTextContent('{"dirty":true,"failed":true}');
  await expect.element(error).toHaveTextContent('');
});
