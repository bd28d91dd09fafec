import { formatAmount } from '@mijn/domain/money';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { UiProvider } from '@mijn/ui/UiProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EnvironmentContext } from '../../api/environment.ts';
import { setLanguageSource } from '../../platform/language.ts';
import { words } from '../../api/show.testing.tsx';
import { EigenRisicoCard, EigenRisicoUnknown } from './EigenRisicoCard.tsx';

setLanguageSource(() => 'nl');

function card(totaalVerbruikt: number, inTermijnen: boolean | null = false): string {
  const eigenRisico = {
    verplichtBedrag: 38_500,
    vrijwilligBedrag: 10_000,
    totaalVerbruikt,
    totaalResterend: 48_500 - totaalVerbruikt,
    inTermijnen,
    merk: null,
    perMerk: null,
  };
  const ui = {
    linkAs: () => null,
    formatAmount: (cents: number) => formatAmount(cents, 'nl'),
    formatDay: (day: string) => day,
  };
  const brandUrls = { ZZ: '', AZVZ: '' };
  const environment = {
    config: { merk: 'ZZ', brandUrls, links: inventedLinks.ZZ },
    language: 'nl',
    now: '',
    loggedIn: true,
  } as const;
  return renderToStaticMarkup(
    <EnvironmentContext value={environment}>
      <UiProvider value={ui}>
        <EigenRisicoCard jaar={2026} eigenRisico={eigenRisico} />
      </UiProvider>
    </EnvironmentContext>,
  ).replaceAll('\u00A0', ' ');
}

it('says what a person still pays at most, mandatory and voluntary apart', () => {
  expect(card(17_260)).toContain(
    'nog € 212,40 verplicht en € 100,00 vrijwillig eigen risico. Daarna betalen wij.',
  );
});

it('says that it is only the voluntary part once the mandatory one is full', () => {
  expect(card(43_500)).toContain('hoogstens € 50,00 vrijwillig eigen risico');
});

it('says that nothing more is to be paid once all is used', () => {
  expect(card(48_500)).toContain('Het eigen risico is helemaal gebruikt.');
});

it('says of own risk in terms that nothing is held back, and never what still has to be paid', () => {
  expect(card(17_260, true)).toContain('Daarom houden wij niets in als je zorg gebruikt.');
  expect(card(48_500, true)).toContain('Het eigen risico is helemaal gebruikt. Je betaalt het in');
  for (const used of [17_260, 48_500]) expect(card(used, true)).not.toContain('hoogstens');
});

it('works with an insurer that does not tell of terms', () => {
  expect(card(48_500, null)).toContain(
    'Voor nieuwe zorg in 2026 betaal je geen eigen risico meer.',
  );
});

it('says what waits, and until when, while the own risk of the year is not known', () => {
  const text = words(<EigenRisicoUnknown jaar={2027} />);
  expect(text).toContain('Het eigen risico van 2027 is nog niet bekend.');
  expect(text).toContain('beoordelen wij zodra het eigen risico van 2027 bekend is');
});
