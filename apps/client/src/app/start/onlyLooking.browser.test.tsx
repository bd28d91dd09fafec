import { legacyAddress, legacyPages } from '@mijn/domain/brands';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { Button } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Checkbox } from '@mijn/ui/Checkbox';
import { Field } from '@mijn/ui/Field';
import { RadioCards } from '@mijn/ui/RadioCards';
import { Select } from '@mijn/ui/Select';
import { TextArea } from '@mijn/ui/TextArea';
import { TextInput } from '@mijn/ui/TextInput';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { LanguageChoice } from '../frame/LanguageChoice.tsx';
import { mount } from '../../api/mount.testing.tsx';
import { SignOutForm } from '../../features/sessie/SignOutForm.tsx';
import { PostForm } from '../../forms/PostForm.tsx';
export * as onlyLooking from '../../features/internal/onlyLooking.css';

function inSight(kinds: string): string[] {
  const all = [...document.querySelectorAll<HTMLElement>(kinds)];
  return all.filter((one) => one.checkVisibility()).map((one) => one.textContent.trim());
}

const controls = 'button, input, select, textarea, output, a, summary, h2';

async function see(content: ReactNode): Promise<string[]> {
  mount(
    <>
      {content}
      <p>Dat was alles</p>
    </>,
  );
  await expect.poll(() => document.body.textContent).toContain('Dat was alles');
  return inSight(controls);
}

test('shows bills, but no controls to choose and pay', async () => {
  const offered = await see(
    <Card title="Kies wat je nu betaalt">
      <PostForm name="pay">
        <Checkbox label="Premie november" hint="Voor 1 december" defaultChecked />
        <output>1 van 1 gekozen</output>
        <Button type="submit">Betalen</Button>
      </PostForm>
    </Card>,
  );
  expect(offered).toEqual([]);
  expect(inSight('label, [id$="-hint"]')).toEqual(['Premie november', 'Voor 1 december']);
  // The label of a checkbox does nothing either, and starts where the box was.
  const [label, hint] = ['label', '[id$="-hint"]'].map((one) => document.querySelector(one));
  expect(label && getComputedStyle(label).pointerEvents).toBe('none');
  expect(hint?.getBoundingClientRect().left).toBe(label?.getBoundingClientRect().left);
});

test('shows the costs of ways to pay, but no choice', async () => {
  const options = [{ value: '6', label: '6 maanden', description: '€ 10 per maand' }];
  const offered = await see(
    <PostForm name="regeling">
      <RadioCards legend="Hoe lang?" name="keuze" options={options} />
      <Button type="submit">Akkoord</Button>
    </PostForm>,
  );
  expect(offered).toEqual([]);
  expect(inSight('legend')).toEqual([]);
  expect(inSight('label, [id$="-more"]')).toEqual(['6 maanden', '€ 10 per maand']);
});

test('hides a section that is only a form', async () => {
  const offered = await see(
    <>
      <Card title="Wat betaal ik zelf?">
        <PostForm name="plan">
          <Field label="Zorg">{(field) => <Select {...field} />}</Field>
        </PostForm>
      </Card>
      <details open>
        <summary>Deze zorg heb ik nooit gehad</summary>
        <PostForm name="neverHad">
          <Field label="Opmerking">{(field) => <TextArea {...field} />}</Field>
        </PostForm>
      </details>
    </>,
  );
  expect(offered).toEqual([]);
  expect(inSight('label')).toEqual([]);
});

test('hides links to changes and to the legacy area, and keeps all others', async () => {
  const { legacy, website } = inventedLinks.ZZ;
  const ways = legacyPages.flatMap((page) =>
    [true, false].map((isWrapped) => legacyAddress(legacy[page], isWrapped)),
  );
  const changes = ['/declaraties/indienen', '/mijn-gegevens?wijzig=contact'];
  const others = ['/facturen', '/mijn-gegevens', ...Object.values(website), 'tel:+31880000100'];
  const offered = await see(
    [...ways, ...changes, ...others].map((href) => (
      <a key={href} href={href}>
        {href}
      </a>
    )),
  );
  expect(offered).toEqual(others);
});

test('keeps searching, the language and signing out', async () => {
  const offered = await see(
    <>
      <PostForm name="search">
        <TextInput enterKeyHint="done" aria-label="Zoek" name="zoek" />
        <Button type="submit">Zoek</Button>
      </PostForm>
      <LanguageChoice />
      <SignOutForm />
    </>,
  );
  expect(inSight('input')).toHaveLength(1);
  expect(offered.filter(Boolean)).toEqual(['Zoek', 'English', 'Uitloggen']);
});
