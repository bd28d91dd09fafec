import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { adresVanStap, bereikbareStap, type IndienStap, leesStap, volgendeStap } from './stap.ts';
import { type Toestand, vordering } from './toestand.ts';

// The address changes only in its search part, so the page's own heading takes the focus here.
function useKopBijNieuweStap(stap: IndienStap): void {
  const vorige = useRef(stap);
  useEffect(() => {
    if (vorige.current === stap) return;
    vorige.current = stap;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [stap]);
}

/** The step that is shown, kept equal to the address, and the way on. */
export function useStap(toestand: Toestand, vandaag: string) {
  const [vraag] = useSearchParams();
  const navigate = useNavigate();
  const gevraagd = leesStap(vraag);
  const gedaan = vordering(toestand, vandaag);
  const stap = bereikbareStap(gevraagd, gedaan);
  useEffect(() => {
    if (stap !== gevraagd) void navigate(`.${adresVanStap(stap)}`, { replace: true });
  }, [stap, gevraagd, navigate]);
  useKopBijNieuweStap(stap);

  // Called by a step that has just found itself right; what it sent to the state counts already.
  const verder = (): void => {
    const alles = gedaan.wie && gedaan.nota && gedaan.gegevens;
    void navigate(`.${adresVanStap(alles ? 'controleren' : volgendeStap(stap))}`);
  };
  return { stap, verder };
}
