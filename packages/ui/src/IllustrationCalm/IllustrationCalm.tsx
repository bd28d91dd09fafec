import { lines, Illustration } from '../Illustration/Illustration.tsx';

// A low sun over the sea, gulls, a far sail.
function Horizon() {
  return (
    <>
      <circle cx="420" cy="150" r="58" className={lines.accent} />
      <path d="M0 206h600v194H0z" className={lines.water} />
      <path
        d="M0 206h600M360 222h120m-92 14h64M40 226h70m60 14h54M500 240h60"
        className={lines.thin}
      />
      <path d="M242 146v56l-34 2c10-22 20-40 34-58Z" className={lines.paper} />
      <path
        d="M242 142v66m0-62c-14 18-24 36-34 58l34-2M200 210h78c-4 10-12 14-22 14h-36c-10 0-17-5-20-14Zm46-52c10 12 16 26 18 44"
        className={lines.thin}
      />
      <path
        d="M108 84c8-9 16-9 22 0 6-9 14-9 22 0M186 52c6-7 12-7 17 0 5-7 11-7 17 0M60 126c6-7 12-7 17 0 5-7 11-7 17 0"
        className={lines.thin}
      />
    </>
  );
}

// Zilverzand: the sea behind dunes with marram grass and a fence.
function Dunes() {
  return (
    <>
      <Horizon />
      <path
        d="M0 284c70-44 160-54 240-20 56 24 96 28 140 10 74-32 146-30 220 6v120H0Z"
        className={lines.paper}
      />
      <path
        d="M0 284c70-44 160-54 240-20 56 24 96 28 140 10 74-32 146-30 220 6"
        className={lines.line}
      />
      <path
        d="M130 246c-2-24-10-42-24-58m24 58c0-28 3-48 14-70m-14 70c5-24 14-40 32-50m-32 50c-8-16-18-26-34-32m34 32c8-12 18-20 32-24"
        className={lines.thin}
      />
      <path
        d="M506 254c-2-18-8-32-18-44m18 44c0-20 3-36 11-52m-11 52c5-18 12-30 26-38m-26 38c-6-12-14-20-26-24"
        className={lines.thin}
      />
      <path d="M0 352c100-48 200-44 300-8 92 32 190 24 300-34v90H0Z" className={lines.sand} />
      <path d="M0 352c100-48 200-44 300-8 92 32 190 24 300-34" className={lines.line} />
      <path d="M404 363v-48m44 45v-50m44 38v-50m44 33v-50" className={lines.line} />
      <path
        d="M404 324c16 6 30 6 44-4 14 4 30 2 44-10 16 0 30-6 44-16M404 344c16 4 30 3 44-4 14 3 30-1 44-12 16-1 30-7 44-17"
        className={lines.thin}
      />
      <path
        d="M212 328c-2-22-9-38-22-52m22 52c0-25 3-44 13-63m-13 63c5-22 13-36 30-45m-30 45c-7-15-17-24-31-29"
        className={lines.thin}
      />
      <path
        d="M40 370c22-12 44-16 68-14M76 386c20-9 40-11 62-8M330 384c24-2 46-8 66-18"
        className={lines.thin}
      />
    </>
  );
}

// Ankerzee: a sailing boat on quiet water, a lighthouse on its head of land.
function Sea() {
  return (
    <>
      <circle cx="150" cy="150" r="54" className={lines.accent} />
      <path d="M0 230h600v170H0z" className={lines.water} />
      <path d="M0 230h600M92 246h120m-96 14h70" className={lines.thin} />
      <path
        d="M60 72c8-9 16-9 22 0 6-9 14-9 22 0M212 58c6-7 12-7 17 0 5-7 11-7 17 0M352 104c6-7 12-7 17 0 5-7 11-7 17 0"
        className={lines.thin}
      />
      <g transform="translate(76 58) scale(.76)">
        <path
          d="M404 262c30-30 72-40 112-36 34 3 60 10 84 24h140v50H600c-70 4-138-10-196-38Z"
          className={lines.sand}
        />
        <path
          d="M740 250H600c-24-14-50-21-84-24-40-4-82 6-112 36 58 28 126 42 196 38h140"
          className={lines.line}
        />
        <path d="m478 232 10-128h40l10 128Z" className={lines.paper} />
        <path d="m486 140 44 0 3 36h-50Z" className={lines.accent} />
        <path
          d="m478 232 10-128h40l10 128M480 104h56M486 140h44m-47 36h50M494 104V76h28v28M490 76c2-18 34-18 36 0ZM508 60V48"
          className={lines.line}
        />
        <path d="M484 86 440 76m0 26 44-8M532 86l44-10m0 26-44-8" className={lines.accentLine} />
      </g>
      <g transform="translate(6 62) scale(.8)">
        <path d="M286 92v188l-96 6c20-78 52-144 96-194Z" className={lines.paper} />
        <path d="M302 124c34 46 54 96 62 156h-62Z" className={lines.paper} />
        <path
          d="M294 76v222M286 92c-44 50-76 116-96 194l96-6ZM302 124c34 46 54 96 62 156h-62ZM294 76l26 9-26 10"
          className={lines.line}
        />
        <path d="M176 300h214c-10 34-34 50-66 50h-82c-32 0-56-16-66-50Z" className={lines.full} />
      </g>
      <path
        d="M20 318c16-12 32-12 48 0s32 12 48 0M420 336c16-12 32-12 48 0s32 12 48 0 32-12 48 0M60 378c16-12 32-12 48 0s32 12 48 0 32-12 48 0M330 380c16-12 32-12 48 0s32 12 48 0"
        className={lines.line}
      />
    </>
  );
}

/** A calm picture for the login: the dunes of Zilverzand or the sea of Ankerzee. Fills its container. */
export function IllustrationCalm({ brand }: { readonly brand: 'ZZ' | 'AZVZ' }) {
  return (
    <Illustration width={600} height={400} fill>
      {brand === 'ZZ' ? <Dunes /> : <Sea />}
    </Illustration>
  );
}
