/** The part of libheif's WebAssembly build that we use: C functions on memory addresses. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  /** An instance of libheif with its own memory, and its C functions with a `_` prefix. */
  export interface Libheif {
    readonly HEAP32: Int32Array;
    readonly [name: `_${string}`]: ((...values: readonly number[]) => number) | undefined;
  }

  export default function createLibheif(): Libheif;
}
