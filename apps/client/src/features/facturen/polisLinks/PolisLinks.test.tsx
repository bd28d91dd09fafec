import { legacyPages } from '@mijn/domain/brands';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { EnvironmentContext, useAppEnvironment } from '../../../api/environment.ts';
import { show, words } from '../../../api/show.testing.tsx';
import { PolisLinks } from './PolisLinks.tsx';

it('links to every page of the legacy area of an insurer with the core only, with its flag', () => {
  const html = show(<PolisLinks reasons={[]} coreOnly />);
  for (const page of legacyPages) {
    expect(html).toContain(`href="${inventedLinks.ZZ.legacy[page]}?isNativeWrapped=false"`);
  }
});

it('links to our own pages of documents and payment settings otherwise', () => {
  const html = show(<PolisLinks reasons={[]} coreOnly={false} />);
  expect(html).toContain('href="/mijn-gegevens/betaalinstellingen"');
  expect(html).not.toContain(inventedLinks.ZZ.legacy.paymentSettings);
  expect(html).toContain('href="/mijn-gegevens/documenten"');
  expect(html).not.toContain(inventedLinks.ZZ.legacy.documents);
});

function AtStaff({ children }: { readonly children: ReactNode }) {
  const environment = useAppEnvironment();
  const config = { ...environment.config, internal: 'asked' } as const;
  return <EnvironmentContext value={{ ...environment, config }}>{children}</EnvironmentContext>;
}

it('renders nothing for staff', () => {
  const links = <PolisLinks reasons={[]} coreOnly={false} />;
  expect(words(links)).not.toBe('');
  expect(words(<AtStaff>{links}</AtStaff>)).toBe('');
});

const off = (reden: string) =>
  words(
    <PolisLinks
      coreOnly={false}
      reasons={[
        { indicator: 'magDocumentenZien', redenen: [reden] },
        { indicator: 'magBetaalinstellingenZien', redenen: [reden] },
      ]}
    />,
  );

it('says why documents and payment settings are unavailable', () => {
  expect(off('GeenZenZ')).toContain(
    'Documenten en betaalinstellingen: dat kan nog niet in deze app',
  );
});

it('leaves the insurance check and adding family to the verzekeringsnemer', () => {
  const other = off('GeenVerzekeringsnemer');
  expect(other).toContain(
    'Documenten, betaalinstellingen, verzekeringscheck en gezinslid bijschrijven: ' +
      'dat regelt wie je verzekering afsloot',
  );
  expect(show(<PolisLinks reasons={[]} coreOnly={false} />)).toContain('Verzekeringscheck');
});
