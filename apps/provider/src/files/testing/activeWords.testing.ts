const words =
  /\/(JavaScript|JS|Launch|SubmitForm|ImportData|GoToR|GoToE|URI|Rendition|RichMedia|Movie|XFA|AA|A|OpenAction|AcroForm|Annots|Names|EmbeddedFiles?|FileAttachment|Filespec|EF|AF|Collection|Encrypt|ObjStm|Metadata|Next)(?![A-Za-z])/g;

/**
 * Judges a PDF that we wrote: the names in it, outside streams, that are no drawing. It can go by bytes,
 * because we write names plainly and pack no objects together (which it finds, too: `/ObjStm`).
 */
export function activeWordsIn(content: Buffer): string[] {
  const outside = content.toString('latin1').replaceAll(/stream\r?\n[^]*?endstream/g, '');
  const plain = outside.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return plain.match(words) ?? [];
}
