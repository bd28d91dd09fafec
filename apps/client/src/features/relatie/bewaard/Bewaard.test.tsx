import { retentionKinds } from '@mijn/domain/retention';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { EnvironmentContext, useAppEnvironment } from '../../../api/environment.ts';
import { show, words } from '../../../api/show.testing.tsx';
import { Bewaard } from './Bewaard.tsx';

const term = (soort: string, aantal: number, eenheid: 'dagen' | 'jaren', minstens = false) => ({
  soort,
  aantal,
  eenheid,
  minstens,
});
const termsOf = (...value: ReturnType<typeof term>[]) => ({ succeeded: true, value }) as const;

it('tells of each kind how long it is kept, and leaves out a kind that it does not know', () => {
  const terms = termsOf(
    term('facturen', 7, 'jaren', true),
    term('concepten', 30, 'dagen'),
    term('wachtendeBestanden', 1, 'dagen'),
    term('vingerafdrukken', 1, 'jaren'),
  );
  const shown = words(<Bewaard terms={terms} />);
  expect(shown).toContain(
    'Facturen, betalingen en brieven Minstens 7 jaar na het jaar van de factuur',
  );
  expect(shown).toContain('30 dagen na je laatste wijziging');
  expect(shown).toContain('1 dag na het uploaden');
  expect(shown).not.toContain('vingerafdrukken');
});

it.each(retentionKinds)('has words for every kind of the retention rules: %s', (kind) => {
  const shown = words(<Bewaard terms={termsOf(term(kind, 3, 'jaren'))} />);
  expect(shown).toContain('3 jaar na');
});

it('links to the copy in the language of the page, without script', () => {
  const html = show(<Bewaard terms={termsOf()} />, 'en');
  expect(html).toMatch(/href="\/api\/v1\/uitbreidingen\/relatie\/gegevens\?taal=en" download/);
  expect(html).toContain('Download your data (JSON)');
});

function AtStaff({ children }: { readonly children: ReactNode }) {
  const environment = useAppEnvironment();
  const config = { ...environment.config, internal: 'asked' } as const;
  return <EnvironmentContext value={{ ...environment, config }}>{children}</EnvironmentContext>;
}

it('offers staff no copy, but the terms', () => {
  const terms = termsOf(term('facturen', 7, 'jaren', true));
  const html = show(
    <AtStaff>
      <Bewaard terms={terms} />
    </AtStaff>,
  );
  expect(html).not.toContain('/gegevens');
  expect(html).toContain('Minstens 7 jaar');
});
