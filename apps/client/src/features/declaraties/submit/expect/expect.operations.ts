import { operation } from '../../../../api/operation.ts';

/** What one will get for a claim that is not sent in yet, an extension; amounts in cents. */
export const expectOperation = operation(`query VerwachteVergoeding(
  $relatienummer: String!, $buitenland: Boolean, $regels: [IngediendeRegelInvoer!]!
) {
  verwachteVergoeding(relatienummer: $relatienummer, buitenland: $buitenland, regels: $regels) {
    weggelaten
    verwachting {
      totaal { bedragUitgekeerd bedragEigenRisicoInTermijnen }
      regels {
        behandelDatum zorgsoort
        bedragen {
          bedragGedeclareerd bedragUitgekeerd bedragEigenRisico bedragEigenRisicoInTermijnen
          stappen { stap bedrag uitleg }
        }
        meldingen { code omschrijving }
      }
    }
  }
}`);
