/** A care cost line in contract shape, of an insurer with the core only. */
export const zorgkostenLine = {
  datumIngang: '2026-11-12',
  zorgsoort: 'Fysiotherapie',
  soortIndiener: 'Verzekerde',
  naamLocatieZorgverlener: 'Praktijk De Linde',
  bedragGedeclareerd: 110,
  bedragNietVergoed: 27.5,
  bedragEigenRisico: 20.35,
  bedragWettelijkeBijdrage: 0,
  bedragNietVergoedExclusiefEigenRisico: 7.15,
  bedragVergoed: 82.5,
};
