const bericht = {
  berichtId: '5b1c4b0e-6a55-4d9e-9d0d-5b8a7b1f0001',
  soort: 'betaalverzoek',
  datum: '2026-11-24',
  gelezen: false,
  kenmerk: '5000056789012345',
  bedrag: 154.2,
  dag: '2026-11-27',
  roepnaam: null,
  zorgsoorten: null,
  gedaan: false,
  mislukt: false,
  achterstand: null,
  briefId: null,
  teruggeboekt: false,
  herincassoOp: null,
  factuur: null,
  vervallen: false,
  regeling: [],
  jaar: null,
  betaalverzoek: {
    titel: 'Factuur',
    facturen: [{ factuur: 'Zorgpremie', datum: '2026-11-01', periode: '2026-11' }],
    inBehandeling: false,
  },
};

export const berichten = {
  status: 200,
  berichten: [bericht],
  mail: false,
  pushSleutel: null,
  pushHashes: ['5f5f'],
};
