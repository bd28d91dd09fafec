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

export type FieldCode =
  | 'required'
  | 'unknown'
  | 'invalidFormat'
  | 'tooLong'
  | 'inToekomst'
  | 'teOud'
  | 'bedragNul';

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
 * The codes of our insurer's remarks about a claim and its files (docs/decisions.md §5). The compiler
 * requires a text in each language for a new code. Another insurer may have more.
 */
export type MeldingCode = FindingCode | FieldCode | ClaimCode;
