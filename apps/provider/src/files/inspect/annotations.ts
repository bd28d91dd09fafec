import {
  type PDF,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
} from '@libpdf/core';

/** Appearance of a note or form value, and its position on the page. */
export interface Appearance {
  readonly form: PdfObject;
  /** The operands of `cm`. */
  readonly matrix: readonly number[];
}

/** Flags of an annotation that is not shown on a screen (ISO 32000-2, table 167). */
const invisible = 0b1;
const hidden = 0b10;
const notViewed = 0b10_0000;

/** Returns the visible appearances of a page's annotations, in order (ISO 32000-2, §12.5.5). */
export function findAppearances(source: PDF, page: PdfDict): Appearance[] {
  const resolve = (ref: PdfRef) => source.getObject(ref);
  const annotations = page.getArray('Annots', resolve)?.toArray() ?? [];
  return annotations.flatMap((value) => {
    const annotation = value instanceof PdfRef ? resolve(value) : value;
    return annotation instanceof PdfDict ? appearanceOf(annotation, resolve) : [];
  });
}

type Resolve = (reference: PdfRef) => PdfObject | null;

function appearanceOf(annotation: PdfDict, resolve: Resolve): Appearance[] {
  const flags = annotation.getNumber('F', resolve)?.value ?? 0;
  const isPopup = annotation.getName('Subtype', resolve)?.value === 'Popup';
  if (isPopup || (flags & (invisible | hidden | notViewed)) !== 0) return [];
  const normal = annotation.getDict('AP', resolve)?.get('N');
  const found = normal instanceof PdfRef ? resolve(normal) : normal;
  const state = annotation.getName('AS', resolve)?.value;
  const form =
    found instanceof PdfStream || !(found instanceof PdfDict) || state === undefined
      ? normal
      : found.get(state);
  const stream = form instanceof PdfRef ? resolve(form) : form;
  const rectangle = numbersOf(annotation, 'Rect', resolve);
  if (!form || !(stream instanceof PdfStream) || rectangle.length !== 4) return [];
  return [{ form, matrix: placement(stream, rectangle, resolve) }];
}

/** Maps the form's box, turned by its own matrix, onto the annotation's rectangle. */
function placement(form: PdfStream, rectangle: readonly number[], resolve: Resolve): number[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(form, 'BBox', resolve);
  const matrix = numbersOf(form, 'Matrix', resolve);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const horizontal = range(corners.map(([x]) => x));
  const vertical = range(corners.map(([, y]) => y));
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rectangle;
  const [across, up] = [range([x1, x2]), range([y1, y2])];
  const scaleX = horizontal.size === 0 ? 1 : across.size / horizontal.size;
  const scaleY = vertical.size === 0 ? 1 : up.size / vertical.size;
  const [moveX, moveY] = [across.from - horizontal.from * scaleX, up.from - vertical.from * scaleY];
  return [scaleX, 0, 0, scaleY, moveX, moveY];
}

function range(values: readonly number[]): { readonly from: number; readonly size: number } {
  const from = Math.min(...values);
  return { from, size: Math.max(...values) - from };
}

export function numbersOf(dictionary: PdfDict, key: string, resolve: Resolve): number[] {
  const values = dictionary.getArray(key, resolve)?.toArray() ?? [];
  return values.flatMap((value) => {
    const number = value instanceof PdfRef ? resolve(value) : value;
    return number instanceof PdfNumber ? [number.value] : [];
  });
}

/** Returns whether a PDF has attachments: in its list of names, as a collection, or as annotations. */
export function hasAttachment(source: PDF): boolean {
  const resolve = (ref: PdfRef) => source.getObject(ref);
  const catalog = source.getCatalog();
  const names = catalog.getDict('Names', resolve);
  if (names?.has('EmbeddedFiles') || catalog.has('Collection') || catalog.has('AF')) return true;
  return source.getPages().some(({ dict }) => {
    const annotations = dict.getArray('Annots', resolve)?.toArray() ?? [];
    return annotations.some((value) => {
      const annotation = value instanceof PdfRef ? resolve(value) : value;
      return (
        annotation instanceof PdfDict &&
        annotation.getName('Subtype', resolve)?.value === 'FileAttachment'
      );
    });
  });
}

/** Adds drawings to the resources of a page, without touching what other pages share. */
export function withForms(
  target: PDF,
  resources: PdfObject | undefined,
  forms: readonly PdfObject[],
): { readonly resources: PdfDict; readonly names: readonly string[] } {
  const resolve = (ref: PdfRef) => target.getObject(ref);
  const found = resources instanceof PdfRef ? resolve(resources) : resources;
  const own = new PdfDict(found instanceof PdfDict ? found : []);
  const drawings = new PdfDict(own.getDict('XObject', resolve) ?? []);
  const names = forms.map((form, index) => {
    const name = freeName(drawings, index);
    drawings.set(name, form);
    return name;
  });
  own.set('XObject', drawings);
  return { resources: own, names };
}

function freeName(taken: PdfDict, index: number): string {
  let name = `Annotation${index}`;
  while (taken.has(PdfName.of(name))) name = `${name}_`;
  return name;
}
