/** What we use of libheif's WebAssembly build, which has no types of its own for it. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  /** A picture of a file; to be freed. */
  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Decodes into `doel` (RGBA) and calls back with it; with null when that failed. */
    display(target: HeifFrame, done: (outcome: HeifFrame | null) => void): void;
    free(): void;
  }

  export interface HeifFrame {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }

  export interface Libheif {
    /** Reads a file's pictures without decoding them; none when it cannot be read. */
    readonly HeifDecoder: new () => { decode(content: Uint8Array): HeifImage[] };
  }

  /** A libheif with a memory of its own. */
  export default function createLibheif(): Libheif;
}
