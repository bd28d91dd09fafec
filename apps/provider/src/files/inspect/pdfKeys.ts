/**
 * Dictionary entries of a PDF that are drawing (ISO 32000-2, §§7.4, 8 and 9), and are copied to a rewritten file. All
 * others are not: actions, annotations, forms, names, attachments, metadata, references to other files.
 */
export const drawingKeys: ReadonlySet<string> = new Set(
  `
  Type Subtype Resources Name
  Filter DecodeParms DL Predictor Colors BitsPerComponent Columns EarlyChange BlackIs1 EndOfLine
  EncodedByteAlign Rows EndOfBlock DamagedRowsBeforeError JBIG2Globals ColorTransform
  Width Height ColorSpace Decode ImageMask Mask SMask SMaskInData Matte Interpolate Intent
  BBox Matrix FormType Group S CS I K
  BaseFont FirstChar LastChar Widths FontDescriptor Encoding BaseEncoding Differences ToUnicode
  DescendantFonts CIDSystemInfo Registry Ordering Supplement DW W DW2 W2 CIDToGIDMap WMode UseCMap
  CMapName FontName Flags FontBBox ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH
  AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet CIDSet Length1 Length2 Length3
  FontFamily FontStretch FontWeight CharProcs FontMatrix
  Font XObject ExtGState Pattern Shading ProcSet
  PatternType PaintType TilingType XStep YStep ShadingType Coords Domain Function Extend Background
  AntiAlias BitsPerCoordinate BitsPerFlag VerticesPerRow FunctionType C0 C1 N Functions Bounds Encode
  Size BitsPerSample Order Range
  Alternate WhitePoint BlackPoint Gamma Colorants Process Components Solidities MixingHints PrintingOrder
  DotGain
  LW LC LJ ML D RI OP op OPM BG BG2 UCR UCR2 TR TR2 HT FL SM SA BM CA ca AIS TK G BC
  HalftoneType Frequency Angle SpotFunction TransferFunction
  `
    .trim()
    .split(/\s+/),
);

/** Copied entries of a page. */
export const pageKeys = [
  'MediaBox',
  'CropBox',
  'Rotate',
  'UserUnit',
  'Resources',
  'Group',
] as const;

/** Entries of resources, fonts and colour spaces whose own keys are arbitrary names. */
export const fileNamedKeys: ReadonlySet<string> = new Set([
  'Resources/Font',
  'Resources/XObject',
  'Resources/ExtGState',
  'Resources/ColorSpace',
  'Resources/Pattern',
  'Resources/Shading',
  '*/CharProcs',
  '*/Colorants',
]);

/** Allowed filters of a stream; `Crypt` and unknown ones are not. */
export const knownFilters: ReadonlySet<string> = new Set([
  'FlateDecode',
  'LZWDecode',
  'ASCII85Decode',
  'ASCIIHexDecode',
  'RunLengthDecode',
  'CCITTFaxDecode',
  'JBIG2Decode',
  'DCTDecode',
  'JPXDecode',
]);
