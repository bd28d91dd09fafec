import { lijnen, Tekening } from '../Tekening/Tekening.tsx';

// Zilverzand: dunes at the sea with marram grass, a low sun and gulls.
function Duinen() {
  return (
    <>
      <circle cx="278" cy="112" r="46" className={lijnen.accent} />
      <path d="M0 172h400v128H0z" className={lijnen.tint} />
      <path d="M0 172h232m92 0h76M24 190h58m196 0h74m-120 16h44M96 206h36" className={lijnen.dun} />
      <path
        d="M150 92c7-8 14-8 19 0 5-8 12-8 19 0M204 62c5-6 10-6 14 0 4-6 9-6 14 0M96 66c5-6 10-6 14 0 4-6 9-6 14 0"
        className={lijnen.dun}
      />
      <path
        d="M0 232c50-34 104-42 158-16 40 20 66 22 98 6 50-26 96-24 144-4v82H0Z"
        className={lijnen.papier}
      />
      <path
        d="M0 232c50-34 104-42 158-16 40 20 66 22 98 6 50-26 96-24 144-4"
        className={lijnen.lijn}
      />
      <path d="M0 300v-28c70-26 130-20 190 4 66 26 130 22 210-14v38Z" className={lijnen.tint} />
      <path d="M0 272c70-26 130-20 190 4 66 26 130 22 210-14" className={lijnen.lijn} />
      <path
        d="M92 204c-2-20-8-34-20-46m20 46c0-22 2-38 10-54m-10 54c4-18 12-30 26-38m-26 38c-6-12-14-20-26-24M322 212c-2-16-7-27-16-36m16 36c0-18 2-30 8-42m-8 42c4-14 10-23 22-29"
        className={lijnen.lijn}
      />
      <path d="M214 284c10-10 22-14 36-14m-18 20c12-8 24-11 38-10" className={lijnen.dun} />
    </>
  );
}

// Ankerzee: a sailing boat on quiet water before a lighthouse.
function Zee() {
  return (
    <>
      <circle cx="112" cy="104" r="40" className={lijnen.accent} />
      <path d="M0 190h400v110H0z" className={lijnen.tint} />
      <path d="M0 190h150m112 0h138" className={lijnen.dun} />
      <path
        d="M62 54c6-7 12-7 17 0 5-7 11-7 17 0M176 46c5-6 10-6 14 0 4-6 9-6 14 0"
        className={lijnen.dun}
      />
      <path d="M322 190 328 96h28l6 94Z" className={lijnen.papier} />
      <path d="M326 128h32l2 30h-36Z" className={lijnen.accent} />
      <path
        d="m322 190 6-94h28l6 94M320 96h44M330 96V76h24v20M327 76c2-12 28-12 30 0ZM342 62v-6"
        className={lijnen.lijn}
      />
      <path d="M286 190c14-14 92-18 114-6" className={lijnen.lijn} />
      <path d="M206 78v132l-62 4c14-54 34-100 62-136Z" className={lijnen.papier} />
      <path d="M216 100c22 32 36 66 42 108l-42 2Z" className={lijnen.papier} />
      <path
        d="M211 66v156M206 80c-28 36-48 80-60 132l60-2M216 100c22 32 36 66 42 108l-42 2M211 66l18 6-18 7"
        className={lijnen.lijn}
      />
      <path d="M132 224h148c-6 24-22 36-44 36h-60c-22 0-38-12-44-36Z" className={lijnen.vol} />
      <path
        d="M20 250c12-9 24-9 36 0s24 9 36 0M300 246c12-9 24-9 36 0s24 9 36 0M64 282c12-9 24-9 36 0s24 9 36 0 24-9 36 0M236 284c12-9 24-9 36 0s24 9 36 0"
        className={lijnen.lijn}
      />
    </>
  );
}

/** Calm, for the login: the dunes of Zilverzand or the sea of Ankerzee. */
export function TekeningRust({ merk }: { readonly merk: 'ZZ' | 'AZVZ' }) {
  return (
    <Tekening breedte={400} hoogte={300}>
      {merk === 'ZZ' ? <Duinen /> : <Zee />}
    </Tekening>
  );
}
