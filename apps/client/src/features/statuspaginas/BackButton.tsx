import { pages } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import * as m from '../../generated/texts/statuspaginas.js';

/** Back to where one came from; to /overzicht when this is the first page of the tab. */
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
