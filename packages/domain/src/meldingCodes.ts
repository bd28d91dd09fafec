/** What is found in a file of a claim. */
export type FindingCode =
  | 'virus'
  | 'leeg'
  | 'teGroot'
  | 'soortNietToegestaan'
  | 'beschadigd'
  | 'versleuteld'
  | 'formulierNietTeZien'
  | 'kopieVerschilt'
  | 'teVeelPixels'
  | 'teVeelPaginas'
  | 'teZwaar'
  | 'beeldKlein'
  | 'omgezet'
  | 'locatieVerwijderd'
  | 'extraBeeldVerwijderd'
  | 'bijlageVerwijderd'
  | 'andereSoort';

/** What is said of one field of a claim. */
export type FieldCode =
  | 'required'
  | 'unknown'
  | 'invalidFormat'
  | 'tooLong'
  | 'inToekomst'
  | 'teOud'
  | 'bedragNul';

/** What is said of a claim, or of its files together. */
export type ClaimCode =
  | 'dubbeleNota'
  | 'nietVerzekerd'
  | 'kloppenNiet'
  | 'geenBestand'
  | 'teVeelBestanden'
  | 'samenTeGroot'
  | 'bestandOnbekend'
  | 'ingetrokken'
  | 'teVeelWachtend';

/**
 * The codes of our insurer's messages about a claim and its files (docs/decisions.md §5): a new one has a text in each language
 * before it compiles. Another insurer may know more of them.
 */
export type MeldingCode = FindingCode | FieldCode | ClaimCode;
