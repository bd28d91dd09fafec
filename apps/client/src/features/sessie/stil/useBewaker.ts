import { useEffect, useRef, useState } from 'react';
import { isGestopt, stopAanroepen } from '../../../api/graphql.ts';
import { naarInloggen } from '../../../api/terug.ts';
import { vergeetIngelogd } from '../../../platform/sessieOpslag.ts';
import { type Beeld, Bewaker, type Middelen } from './bewaker.ts';
import { vraagRest } from './vraagRest.ts';

const invoer = ['pointerdown', 'keydown', 'input', 'wheel'] as const;
const zicht = ['visibilitychange', 'focus', 'pageshow', 'online'] as const;

function verlaat(): void {
  stopAanroepen();
  vergeetIngelogd();
  // Nobody is there to answer whether this page may be left.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(naarInloggen(location.pathname + location.search, 'unauthorized'));
}

function maakMiddelen(tabbladen: BroadcastChannel): Middelen {
  return {
    nu: () => Date.now(),
    vraagRest,
    magVernieuwen: () => !document.hidden && navigator.onLine && !isGestopt(),
    deel: tabbladen.postMessage.bind(tabbladen),
    verberg: (verborgen) => {
      document.body.hidden = verborgen;
    },
    naarInloggen: verlaat,
  };
}

function bewaak(bewaker: Bewaker, tabbladen: BroadcastChannel): () => void {
  const weg = new AbortController();
  const luister = { capture: true, passive: true, signal: weg.signal };
  const bijInvoer = ({ isTrusted }: Event) => {
    if (isTrusted) void bewaker.invoer();
  };
  const tik = () => {
    if (!isGestopt()) bewaker.tik();
  };
  for (const soort of invoer) addEventListener(soort, bijInvoer, luister);
  for (const soort of zicht) addEventListener(soort, tik, luister);
  tabbladen.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') bewaker.hoor(data);
    },
    { signal: weg.signal },
  );
  const klok = setInterval(tik, 1000);
  void bewaker.begin();
  return () => {
    weg.abort();
    clearInterval(klok);
    tabbladen.close();
  };
}

/** Watches over the session of this document as long as it stands; what to show, and staying. */
export function useBewaker(): Beeld & { readonly blijf: () => void } {
  const [beeld, zetBeeld] = useState<Beeld>({ rest: undefined, mislukt: false });
  const bewaker = useRef<Bewaker>(undefined);
  useEffect(() => {
    const tabbladen = new BroadcastChannel('mijn-sessie');
    const nieuw = new Bewaker(maakMiddelen(tabbladen), performance.timeOrigin, zetBeeld);
    bewaker.current = nieuw;
    return bewaak(nieuw, tabbladen);
  }, []);
  return { ...beeld, blijf: () => void bewaker.current?.blijf() };
}
