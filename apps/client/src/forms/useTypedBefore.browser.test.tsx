import { Field } from '@mijn/ui/Field';
import { RadioCards } from '@mijn/ui/RadioCards';
import { Select } from '@mijn/ui/Select';
import { TextArea } from '@mijn/ui/TextArea';
import { TextInput } from '@mijn/ui/TextInput';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PostOutcome } from '../api/createAction.ts';
import { fieldId } from './bindFields.ts';
import { useFields } from './useFields.ts';

interface Values {
  readonly line: string;
  readonly text: string;
  readonly list: string;
  readonly choice: string;
}

const empty: Values = { line: '', text: '', list: 'a', choice: 'a' };
const form = { empty, rules: {}, names: [], context: undefined } as const;
const options = ['a', 'b'].map((value) => ({ value, label: `Choice ${value}` }));

function Form({ posted }: { readonly posted?: PostOutcome }) {
  const fields = useFields<Values, undefined>(form, posted);
  return (
    <form>
      <Field id={fieldId('line')} label="Line">
        {(field) => <TextInput enterKeyHint="done" {...field} {...fields.control('line')} />}
      </Field>
      <Field id={fieldId('text')} label="Text">
        {(field) => <TextArea {...field} {...fields.control('text')} />}
      </Field>
      <Field id={fieldId('list')} label="List">
        {(field) => (
          <Select {...field} {...fields.control('list')}>
            <option>a</option>
            <option>b</option>
          </Select>
        )}
      </Field>
      <RadioCards
        id={fieldId('choice')}
        name="choice"
        legend="Choice"
        options={options}
        defaultValue={fields.control('choice').defaultValue}
        onValueChange={(value) => fields.fillIn('choice', value)}
      />
      <output>{Object.values(fields.values).join('|')}</output>
    </form>
  );
}

/** Renders a form as the server does; returns its hydration. */
function write(posted?: PostOutcome): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const content = <Form {...(posted && { posted })} />;
  place.innerHTML = renderToString(content);
  onTestFinished(() => place.remove());
  return () => {
    const root = hydrateRoot(place, content);
    onTestFinished(() => root.unmount());
  };
}

const known = page.getByRole('status');
const text = page.getByLabelText('Text');

test('keeps what was typed and chosen before hydration, and tells the state', async () => {
  const hydrate = write();
  await page.getByLabelText('Line').fill('typed');
  await text.fill('more words');
  await page.getByLabelText('List').selectOptions('b');
  await page.getByText('Choice b').click();
  hydrate();
  await expect.element(known).toHaveTextContent('typed|more words|b|b');
  await expect.element(page.getByLabelText('Line')).toHaveValue('typed');
  await expect.element(text).toHaveValue('more words');
  await expect.element(page.getByLabelText('List')).toHaveValue('b');
  await expect.element(page.getByLabelText('Choice b')).toBeChecked();
});

const values = { text: 'of the server' };
const posted: PostOutcome = { form: 'form', values, lists: {}, errors: {} };

test.each(['', 'of the server, and more'])(
  'keeps a text of several lines that was changed to "%s" before hydration',
  async (typed) => {
    const hydrate = write(posted);
    await text.fill(typed);
    hydrate();
    await expect.element(known).toHaveTextContent(`|${typed}|a|a`);
    await expect.element(text).toHaveValue(typed);
  },
);

test('keeps the caret of a person who types while the form hydrates', async () => {
  const hydrate = write(posted);
  const element = text.element();
  if (!(element instanceof HTMLTextAreaElement)) throw new Error('no textarea');
  await text.fill('of the server, more');
  element.setSelectionRange(2, 2);
  hydrate();
  await expect.poll(() => known.element().textContent).toContain('of the server, more');
  await userEvent.keyboard('x');
  await expect.element(text).toHaveValue('ofx the server, more');
});

test('shows posted values without a change', async () => {
  const hydrate = write(posted);
  hydrate();
  await expect.poll(() => Object.keys(text.element()).join()).toContain('__react');
  await expect.element(known).toHaveTextContent('|of the server|a|a');
  await expect.element(text).toHaveValue('of the server');
});
