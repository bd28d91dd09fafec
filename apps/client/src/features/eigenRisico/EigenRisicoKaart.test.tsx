import { formatBedrag } from '@mijn/domain/geld';
import { Omgeving } from '@mijn/ui/Omgeving';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OmgevingContext } from '../../api/omgeving.ts';
import { zetTaalbron } from '../../platform/taal.ts';
import { EigenRisicoKaart } from './EigenRisicoKaart.tsx';

zetTaalbron(() => 'nl');

function kaart(totaalVerbruikt: number): string {
  const eigenRisico = {
    verplichtBedrag: 38_500,
    vrijwilligBedrag: 10_000,
    totaalVerbruikt,
    totaalResterend: 48_500 - totaalVerbruikt,
  };
  const ui = {
    linkAls: () => null,
    formatBedrag: (centen: number) => formatBedrag(centen, 'nl'),
    formatDag: (dag: string) => dag,
  };
  const merkUrls = { ZZ: '', AZVZ: '' };
  const omgeving = {
    config: { merk: 'ZZ', merkUrls },
    taal: 'nl',
    nu: '',
    ingelogd: true,
  } as const;
  return renderToStaticMarkup(
    <OmgevingContext value={omgeving}>
      <Omgeving waarde={ui}>
        <EigenRisicoKaart jaar={2026} eigenRisico={eigenRisico} />
      </Omgeving>
    </OmgevingContext>,
  ).replaceAll('\u00A0', ' ');
}

it('says what a person still pays at most, mandatory and voluntary apart', () => {
  expect(kaart(17_260)).toContain(
    'nog € 212,40 verplicht en € 100,00 vrijwillig eigen risico. Daarna betalen wij.',
  );
});

it('says that it is only the voluntary part once the mandatory one is full', () => {
  expect(kaart(43_500)).toContain('hoogstens € 50,00 vrijwillig eigen risico');
});

it('says that nothing more is to be paid once all is used', () => {
  expect(kaart(48_500)).toContain('Je eigen risico is helemaal gebruikt.');
});
