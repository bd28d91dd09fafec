/**
 * Types for the part of pdfkit that we use. The published types lack `subset: 'PDF/UA'` and require
 * options that are optional.
 */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  /** An element of the structure tree, which screen readers use. */
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
    readonly size: 'A4';
    readonly margin: number;
    readonly info: {
      readonly Title?: string;
      readonly Author?: string;
      readonly CreationDate: Date;
    };
    readonly autoFirstPage: false;
    /** Buffers all pages until the end, so that earlier ones can still be changed. */
    readonly bufferPages: true;
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
    readonly align?: 'left' | 'right' | 'center';
    readonly lineBreak?: boolean;
  }

  class PDFDocument extends Readable {
    constructor(options: Partial<Options>);
    /** Position of the next line, points from the left and the top. */
    x: number;
    y: number;
    readonly page: {
      readonly width: number;
      readonly height: number;
      readonly margins: { bottom: number };
    };
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(number: number): this;
    heightOfString(text: string, options: TextOptions): number;
    widthOfString(text: string): number;
    strokeColor(color: string): this;
    registerFont(name: string, content: Buffer): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(color: string): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(points: number): this;
    stroke(): this;
    image(content: Buffer, options: { readonly width: number }): this;
    image(content: Buffer, x: number, y: number, options: { readonly width: number }): this;
    file(content: Buffer, options: { readonly name: string }): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    addPage(options?: { readonly size: 'A4'; readonly margin: number }): this;
    struct(kind: string): StructureElement;
    struct(kind: string, character: () => void): StructureElement;
    struct(
      kind: string,
      options: { readonly lang?: string; readonly scope?: string },
      character: () => void,
    ): StructureElement;
    addStructure(part: StructureElement): this;
    markContent(kind: 'Artifact', options: { readonly type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    end(): void;
  }

  export default PDFDocument;
}
