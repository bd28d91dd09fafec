import { operation } from '../../../../api/operation.ts';

/** Loads the expected reimbursement of a claim before it is submitted, an extension; amounts in cents. */
export const expectOperation = operation(`query VerwachteVergoeding(
  $relatienummer: String!, $buitenland: Boolean, $regels: [IngediendeRegelInvoer!]!
) {
  verwachteVergoeding(relatienummer: $relatienummer, buitenland: $buitenland, regels: $regels) {
    weggelaten hoogstens
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
