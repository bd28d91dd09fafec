import { pages } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import * as m from '../../generated/texts/statuspaginas.js';

/** Button that goes back in the history; to /overzicht on the first page of the tab. */
export function BackButton() {
  const navigate = useNavigate();
  const click = (event: MouseEvent) => {
    if (history.length <= 1) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <a href={pages.overzicht.path} className={buttonClass()} onClick={click} data-back="">
      {m.back()}
    </a>
  );
}
