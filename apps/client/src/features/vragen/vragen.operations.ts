import { operation } from '../../api/operation.ts';

/** Loads the person's questions with their answers. */
export const vragenOperation = operation(`query Vragen {
  relatie { magVragenStellen }
  vragen {
    vraagId onderwerp kenmerk regel tekst status verstuurdOp uiterlijkOp antwoord beantwoordOp
  }
}`);

/** Loads whether the person may ask. */
export const mayAskOperation = operation(`query MagVragenStellen { relatie { magVragenStellen } }`);

/** Asks the insurer a question. */
export const stelVraagOperation = operation(`mutation StelVraag(
  $sleutel: String!, $onderwerp: VraagOnderwerp!, $kenmerk: String, $relatienummer: String, $tekst: String!
) {
  stelVraag(
    sleutel: $sleutel, onderwerp: $onderwerp, kenmerk: $kenmerk, relatienummer: $relatienummer, tekst: $tekst
  ) { vraagId uiterlijkOp }
}`);
