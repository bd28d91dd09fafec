import { formatAmount } from '@mijn/domain/money';
import { UiProvider } from '@mijn/ui/UiProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EnvironmentContext } from '../../api/environment.ts';
import { setLanguageSource } from '../../platform/language.ts';
import { EigenRisicoCard } from './EigenRisicoCard.tsx';

setLanguageSource(() => 'nl');

function card(totaalVerbruikt: number): string {
  const eigenRisico = {
    verplichtBedrag: 38_500,
    vrijwilligBedrag: 10_000,
    totaalVerbruikt,
    totaalResterend: 48_500 - totaalVerbruikt,
  };
  const ui = {
    linkAs: () => null,
    formatAmount: (cents: number) => formatAmount(cents, 'nl'),
    formatDay: (day: string) => day,
  };
  const brandUrls = { ZZ: '', AZVZ: '' };
  const environment = {
    config: { merk: 'ZZ', brandUrls },
    taal: 'nl',
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
  expect(card(48_500)).toContain('Je eigen risico is helemaal gebruikt.');
});
