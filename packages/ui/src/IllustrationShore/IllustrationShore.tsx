import { lines, Illustration } from '../Illustration/Illustration.tsx';

// Zilverzand: a dune with marram grass by the sea.
function Dune() {
  return (
    <>
      <circle cx="172" cy="64" r="30" className={lines.accent} />
      <path d="M0 92h240v68H0z" className={lines.water} />
      <path d="M0 92h240M150 104h44m-30 10h30" className={lines.thin} />
      <path d="M0 128c36-32 76-36 116-12 32 19 76 18 124-12v56H0Z" className={lines.sand} />
      <path d="M0 128c36-32 76-36 116-12 32 19 76 18 124-12" className={lines.line} />
      <path
        d="M64 106c-1-19-7-33-18-45m18 45c0-22 2-38 10-54m-10 54c4-19 11-31 24-38m-24 38c-6-13-13-20-26-25"
        className={lines.thin}
      />
    </>
  );
}

// Ankerzee: a lighthouse on its head of land.
function Lighthouse() {
  return (
    <>
      <path d="M0 112h240v48H0z" className={lines.water} />
      <path d="M0 112h240" className={lines.thin} />
      <path d="M112 126c14-20 36-28 62-24 24 4 42 12 66 24v12H112Z" className={lines.sand} />
      <path d="M112 126c14-20 36-28 62-24 24 4 42 12 66 24" className={lines.line} />
      <path d="m158 104 7-68h22l7 68Z" className={lines.paper} />
      <path d="m163 56 26 0 2 20h-30Z" className={lines.accent} />
      <path
        d="m158 104 7-68h22l7 68M163 56h26m-28 20h30M160 36h32M168 36V22h16v14M166 22c1-12 19-12 20 0Z"
        className={lines.line}
      />
      <path d="M160 28 122 16m0 24 38-7M192 28l32-8m0 18-32-5" className={lines.accentLine} />
      <path
        d="M16 136c9-7 18-7 27 0s18 7 27 0 18-7 27 0M60 152c9-7 18-7 27 0s18 7 27 0M150 152c9-7 18-7 27 0s18 7 27 0"
        className={lines.thin}
      />
    </>
  );
}

/** The brand's shore, small, for a moment without duties: a dune of Zilverzand, the lighthouse of Ankerzee. */
export function IllustrationShore({ brand }: { readonly brand: 'ZZ' | 'AZVZ' }) {
  return (
    <Illustration width={240} height={160} framed>
      <path d="M0 0h240v160H0z" className={lines.tint} />
      {brand === 'ZZ' ? <Dune /> : <Lighthouse />}
    </Illustration>
  );
}
