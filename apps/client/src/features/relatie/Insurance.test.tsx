import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { EnvironmentContext, useAppEnvironment } from '../../api/environment.ts';
import { show, words } from '../../api/show.testing.tsx';
import { Insurance } from './Insurance.tsx';
import { relatieOf } from './relatie.testing.ts';

function AtAnkerzee({ children }: { readonly children: ReactNode }) {
  const environment = useAppEnvironment();
  const config = { ...environment.config, merk: 'AZVZ' } as const;
  return <EnvironmentContext value={{ ...environment, config }}>{children}</EnvironmentContext>;
}

const insured = (roepnaam: string, premie: number, otherwise: object = {}) => ({
  relatienummer: `number of ${roepnaam}`,
  opgemaakteNaam: `${roepnaam} de Vries`,
  roepnaam,
  geboorteDatum: '1986-04-21',
  pakketten: ['BASIS', 'AANVULLEND'] as const,
  vrijwilligBedrag: 0,
  premie,
  basisBijCak: false,
  veranderingen: [],
  ...otherwise,
});

const sanne = insured('Sanne', 17_040, { relatienummer: '700410137', vrijwilligBedrag: 10_000 });
const bram = insured('Bram', 0, {
  veranderingen: [
    { leeftijd: 16, vanaf: '2029-04-21' },
    { leeftijd: 18, vanaf: '2031-05-01' },
  ],
});
const part = (...value: readonly ReturnType<typeof insured>[]) =>
  ({
    succeeded: true,
    value: value.map((one) => ({ ...one, pakketten: [...one.pakketten] })),
  }) as const;
const coInsured = relatieOf({
  indicatorenRedenen: [{ indicator: 'magDocumentenZien', redenen: ['GeenVerzekeringsnemer'] }],
});

test('shows cover, voluntary own risk and premium of everybody, with the total', () => {
  const text = words(
    <Insurance relatie={relatieOf()} verzekeringen={part(sanne, insured('Daan', 17_440), bram)} />,
  );
  // A cover that everybody has is said once.
  expect(text.match(/Basisverzekering en aanvullende verzekering/g)).toHaveLength(1);
  expect(text).toContain('€ 170,40');
  expect(text).toMatch(
    /Sanne .*Vrijwillig eigen risico € 100,00 .*Daan .*Vrijwillig eigen risico Geen /,
  );
  expect(text).toMatch(/Bram (Vrijwillig eigen risico )?Premie per maand Geen /);
  expect(text).not.toContain('€ 0,00');
  expect(text).toContain('Samen € 344,80 per maand.');
  expect(text).toContain('Bram wordt 16 op 21 april 2029.');
  expect(text.indexOf('wordt 16')).toBeLessThan(text.indexOf('Vanaf 1 mei 2031'));
  expect(text).toContain('Ga je uit elkaar of verhuist een kind?');
});

test('does not call a basic premium that is paid to the CAK ours, nor none', () => {
  const basic = insured('Daan', 0, { basisBijCak: true, pakketten: ['BASIS'] });
  const both = insured('Sanne', 1_595, { basisBijCak: true });
  const text = words(<Insurance relatie={relatieOf()} verzekeringen={part(both, basic, bram)} />);
  expect(text).toMatch(/Daan Basisverzekering .*Premie per maand Aan het CAK/);
  expect(text).toContain('De premie van de basisverzekering betaal je nu aan het CAK.');
  expect(text).toMatch(/Bram .*Premie per maand Geen /);
  expect(words(<Insurance relatie={relatieOf()} verzekeringen={part(sanne)} />)).not.toContain(
    'CAK',
  );
});

test('leaves out voluntary own risk for a child, and for a brand without it', () => {
  const voluntary = /[Vv]rijwillig eigen risico/;
  const child = <Insurance relatie={coInsured} verzekeringen={part(bram)} />;
  expect(words(child)).not.toMatch(voluntary);
  const piet = <Insurance relatie={relatieOf()} verzekeringen={part(insured('Piet', 17_040))} />;
  expect(words(piet)).toMatch(voluntary);
  expect(words(<AtAnkerzee>{piet}</AtAnkerzee>)).not.toMatch(voluntary);
});

test('offers to view the policy when the person may not change it', () => {
  expect(words(<Insurance relatie={relatieOf()} verzekeringen={part(sanne)} />)).toContain(
    'Bekijk of wijzig je polis',
  );
  const text = words(<Insurance relatie={coInsured} verzekeringen={part(sanne)} />);
  expect(text).toContain('Bekijk je polis');
  expect(text).not.toContain('wijzig');
});

test('shows no sum for a single premium, and does not address a child as a partner', () => {
  const family = <Insurance relatie={relatieOf()} verzekeringen={part(sanne, bram)} />;
  expect(words(family)).not.toContain('Samen is dat');
  expect(show(family)).toMatch(/<details[^>]*><summary.*?Ga je uit elkaar of verhuist een kind\?/);
  expect(words(family)).not.toContain('jullie');
});

test('adds birth dates when two people have the same name', () => {
  const other = insured('Sanne', 17_040, { relatienummer: '2', geboorteDatum: '2010-10-21' });
  const text = words(<Insurance relatie={relatieOf()} verzekeringen={part(sanne, other, bram)} />);
  expect(text).toContain('Sanne (21 april 1986)');
  expect(text).toContain('Sanne (21 oktober 2010)');
  expect(text).not.toContain('Bram (');
});

test('leaves out separation for somebody who is insured alone', () => {
  const html = show(<Insurance relatie={relatieOf()} verzekeringen={part(sanne)} />);
  expect(html).not.toContain('uit elkaar');
  expect(html).toContain('https://app.zilverzand.example/polis?isNativeWrapped=false');
});

test('addresses a child as the insured person', () => {
  const own = { ...bram, relatienummer: '700410137' };
  const child = { ...coInsured, leeftijd: 13 };
  const text = words(<Insurance relatie={child} verzekeringen={part(own)} />);
  expect(text).toContain('Je wordt 16 op 21 april 2029.');
  expect(text).not.toMatch(/uit elkaar|Samen is dat/);
});

const failed = (status: number) =>
  words(
    <Insurance relatie={relatieOf()} verzekeringen={{ succeeded: false, status, redenen: [] }} />,
  );

test('leaves out the part on 404 and shows an error on other failures', () => {
  expect(failed(404)).toBe('');
  expect(failed(503)).toContain('Dit kunnen we nu niet laten zien. Probeer opnieuw');
});
