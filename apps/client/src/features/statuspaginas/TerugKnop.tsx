import { paginas } from '@mijn/domain/paden';
import { knopKlasse } from '@mijn/ui/Knop';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import * as t from '../../generated/teksten/statuspaginas.js';

/** Back to where one came from; to /overzicht when this is the first page of the tab. */
export function TerugKnop() {
  const navigeer = useNavigate();
  const klik = (event: MouseEvent) => {
    if (history.length <= 1) return;
    event.preventDefault();
    void navigeer(-1);
  };
  return (
    <a href={paginas.overzicht.pad} className={knopKlasse()} onClick={klik}>
      {t.terug()}
    </a>
  );
}
