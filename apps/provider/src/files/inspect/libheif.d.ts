/** What we use of libheif's WebAssembly build: its C functions, which take and give addresses. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  /** libheif with a memory of its own, and its functions by their C names behind a line. */
  export interface Libheif {
    readonly HEAP32: Int32Array;
    readonly [name: `_${string}`]: ((...values: readonly number[]) => number) | undefined;
  }

  export default function createLibheif(): Libheif;
}
