/**
 * What we use of pdfkit. Its published types do not know `subset: 'PDF/UA'`, and ask for options that
 * may be left out.
 */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  /** An element of the document's structure: what a screen reader walks through. */
  export interface StructureElement {
    add(kind: StructureElement): StructureElement;
    end(): void;
  }

  export interface Options {
    readonly pdfVersion: '1.3' | '1.4' | '1.5' | '1.6' | '1.7' | '1.7ext3';
    readonly subset: 'PDF/UA';
    readonly tagged: true;
    readonly displayTitle: true;
    readonly lang: string;
    readonly info: {
      readonly Title: string;
      readonly Author: string;
      readonly CreationDate: Date;
    };
    readonly autoFirstPage: false;
    readonly compress: boolean;
    readonly userPassword: string;
    readonly ownerPassword: string;
    readonly permissions: { readonly copying: false };
  }

  export interface TextOptions {
    readonly continued?: boolean;
    readonly width?: number;
    readonly lineGap?: number;
    readonly link?: string;
    readonly underline?: boolean;
  }

  class PDFDocument extends Readable {
    constructor(options: Partial<Options>);
    /** Where the next line begins, points from the left and the top. */
    x: number;
    y: number;
    readonly page: { readonly width: number };
    registerFont(naam: string, inhoud: Buffer): this;
    font(naam: string): this;
    fontSize(punten: number): this;
    fillColor(kleur: string): this;
    text(tekst: string, opties?: TextOptions): this;
    image(inhoud: Buffer, opties: { readonly width: number }): this;
    file(inhoud: Buffer, opties: { readonly name: string }): this;
    rect(x: number, y: number, breedte: number, hoogte: number): this;
    fill(kleur: string): this;
    addPage(opties?: { readonly size: 'A4'; readonly margin: number }): this;
    struct(soort: string): StructureElement;
    struct(soort: string, teken: () => void): StructureElement;
    struct(soort: string, opties: { readonly lang?: string }, teken: () => void): StructureElement;
    addStructure(deel: StructureElement): this;
    markContent(soort: 'Artifact', opties: { readonly type: 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }

  export default PDFDocument;
}
