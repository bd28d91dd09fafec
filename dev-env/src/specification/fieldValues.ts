import type { Entity } from './entities.ts';

/** A row that names the values a field may have, with where that field stands. */
export interface Values {
  readonly call: Entity['call'];
  /** The way to the field itself. */
  readonly way: string;
  readonly values: readonly string[];
}

const capabilities = [
  'magAanleverwijzeCorrespondentieWijzigen',
  'magAanleverwijzePolisbladWijzigen',
  'magOntvangstNieuwsbriefWijzigen',
  'magDocumentenZien',
  'magBetaalinstellingenZien',
];

/** The rows of §3 that name values, by how they begin: the field has exactly these. */
export const valuesOfFields: Readonly<Record<string, readonly Values[]>> = {
  'Address types:': ['relatie vestigingsAdres adresType', 'relatie postAdres adresType'].map(
    (way) => ({
      call: 'get /relatie',
      way,
      values: ['GBApostadres', 'GBAvestigingsadres', 'Relatiepostadres', 'Relatievestigingsadres'],
    }),
  ),
  'Delivery preference values:': ['Correspondentie', 'Polisblad'].map((one) => ({
    call: 'get /relatie',
    way: `relatie aanleverwijze${one}`,
    values: ['Digitaal', 'Papier', 'GeenKeuze'],
  })),
  'Reasons:': [
    {
      call: 'get /relatie',
      way: 'relatie indicatorenRedenen redenen',
      values: ['GeenZenZ', 'GeenVerzekeringsnemer', 'ZorgGemakPolisActief', 'GeenEmailBekend'],
    },
  ],
  'Indicators:': [
    {
      call: 'get /relatie',
      way: 'relatie indicatorenRedenen indicator',
      values: [
        'toonMeldingKiesDigitaalCorrespondentie',
        'toonMeldingControleContactgegevens',
        'toonOntvangstNieuwsbrief',
        'toonBannerVerzekeringscheck',
        'toonGemakBijschrijvenBanner',
        'toonWerkgeverscollectiviteitBijschrijvenBanner',
        'toonDoelgroepcollectiviteitBijschrijvenBanner',
        ...capabilities,
      ],
    },
  ],
  '**File validation result:**': [
    {
      call: 'post /declaraties/valideren/bestand',
      way: 'body messages level',
      values: ['error', 'info', 'warn'],
    },
  ],
  '**Invoice list item:**': [
    {
      call: 'get /facturen',
      way: 'body facturen soortFactuur',
      values: [
        'Zorgpremie',
        'EigenrisicoEigenbijdrage',
        'Eigenrisicotermijn',
        'Eigenrisicoeindafrekening',
      ],
    },
  ],
  'Fields: code': [
    { call: 'get /zorggebruik', way: 'zorggebruiken volumeEenheid', values: ['Aantal', 'Bedrag'] },
  ],
  'periode: datumIngang': [
    {
      call: 'get /zorggebruik',
      way: 'zorggebruiken periode unit',
      values: ['Dag', 'Week', 'Maand', 'Jaar'],
    },
  ],
};
