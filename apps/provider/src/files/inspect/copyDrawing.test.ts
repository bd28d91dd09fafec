import {
  PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNull,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { CannotCopyError, createCopier, TooLargeError } from './copyDrawing.ts';

let source: PDF;
let target: PDF;
beforeEach(() => {
  source = PDF.create();
  target = PDF.create();
});

const name = (text: string) => PdfName.of(text);
const copierOf = () => createCopier(source, target);
const copyOf = (value: PdfObject, key: string) => copierOf().copy(value, key);

/** Converts a copy to plain values, following its references. */
function plain(value: PdfObject | undefined): unknown {
  if (value instanceof PdfRef) return plain(target.getObject(value) ?? undefined);
  if (value instanceof PdfArray) return value.toArray().map(plain);
  if (value instanceof PdfDict) {
    return Object.fromEntries([...value].map(([key, inner]) => [key.value, plain(inner)]));
  }
  return value instanceof PdfName || value instanceof PdfNumber ? value.value : value;
}

const drawing = (entries: Record<string, PdfObject>, data = Buffer.from('0 0 m')): PdfRef =>
  source.register(new PdfStream(Object.entries(entries), data));

describe('createCopier', () => {
  it('copies only what is drawn: no actions, scripts or references to other files', () => {
    const state = PdfDict.of({
      LW: PdfNumber.of(2),
      AA: PdfDict.of({ S: name('JavaScript'), JS: PdfString.fromString('app.alert(1)') }),
      F: PdfString.fromString('https://elsewhere.example'),
    });
    expect(plain(copyOf(PdfDict.of({ ExtGState: PdfDict.of({ G: state }) }), 'Resources'))).toEqual(
      { ExtGState: { G: { LW: 2 } } },
    );
  });

  it('keeps the names of fonts, and of nothing else under the same key', () => {
    const font = PdfDict.of({ BaseFont: name('Helvetica'), OpenAction: PdfNumber.of(1) });
    const resources = PdfDict.of({
      Font: PdfDict.of({ OpenAction: font, CharProcs: font }),
      OpenAction: PdfDict.of({ OpenAction: font }),
    });
    expect(plain(copyOf(resources, 'Resources'))).toEqual({
      Font: { OpenAction: { BaseFont: 'Helvetica' }, CharProcs: { BaseFont: 'Helvetica' } },
    });
  });

  it('keeps names of the file’s choosing only in a page’s resources', () => {
    const font = PdfDict.of({ Font: PdfDict.of({ Anything: PdfNumber.of(1) }) });
    expect(plain(copyOf(font, 'Group'))).toEqual({ Font: {} });
  });

  it('copies a shared object once', () => {
    const form = drawing({ Subtype: name('Form') });
    const { copy } = copierOf();
    expect(copy(form, 'XObject')).toBe(copy(form, 'XObject'));
  });

  it('supports cycles', () => {
    const resources = PdfDict.of({});
    const form = drawing({ Subtype: name('Form'), Resources: resources });
    resources.set('XObject', PdfDict.of({ Me: form }));
    const copied = copyOf(form, 'XObject');
    const own = copied instanceof PdfRef ? target.getObject(copied) : undefined;
    const within = own instanceof PdfDict ? own.getDict('Resources') : undefined;
    const me = within?.getDict('XObject')?.get('Me');
    expect(me).toBeInstanceOf(PdfRef);
    expect(plainKeys(me)).toEqual(['Subtype', 'Resources']);
  });

  it('omits a reference to a missing object', () => {
    expect(copyOf(PdfRef.of(999, 0), 'Contents')).toBe(PdfNull.instance);
  });
});

function plainKeys(value: PdfObject | undefined): string[] {
  const own = value instanceof PdfRef ? target.getObject(value) : undefined;
  return own instanceof PdfDict ? [...own].map(([key]) => key.value) : [];
}

const nested = (depth: number): PdfObject =>
  Array.from({ length: depth }).reduce<PdfObject>(
    (inner) => new PdfArray([inner]),
    PdfNumber.of(1),
  );

describe('createCopier limits', () => {
  const picture = (width: number, height: number) =>
    drawing({
      Subtype: name('Image'),
      Width: PdfNumber.of(width),
      Height: PdfNumber.of(height),
      Filter: name('FlateDecode'),
    });

  it('copies objects nested up to sixty deep, and rejects deeper ones', () => {
    expect(() => copyOf(nested(60), 'Group')).not.toThrow();
    expect(() => copyOf(nested(61), 'Group')).toThrow(TooLargeError);
  });

  it('copies a picture of a hundred megapixels, and rejects a larger one', () => {
    expect(() => copyOf(picture(10_000, 10_000), 'XObject')).not.toThrow();
    expect(() => copyOf(picture(10_000, 10_001), 'XObject')).toThrow(TooLargeError);
  });

  it.each([
    ['in a way that nobody knows', name('Crypt')],
    ['in one such way among others', new PdfArray([name('FlateDecode'), name('Secret')])],
    ['by what is no name', PdfNumber.of(1)],
  ])('rejects a drawing that is packed %s', (_how, filter) => {
    expect(() => copyOf(drawing({ Filter: filter }), 'Contents')).toThrow(CannotCopyError);
  });

  it.each([
    ['not at all', () => PdfNull.instance],
    ['in a way that stands elsewhere', () => source.register(name('ASCIIHexDecode'))],
    ['in ways that do', () => new PdfArray([source.register(name('ASCIIHexDecode'))])],
  ])('copies a drawing that is packed %s', (_how, filter) => {
    const copied = copyOf(drawing({ Filter: filter() }, Buffer.from('00>')), 'Contents');
    expect(copied).toBeInstanceOf(PdfRef);
  });
});
