import { formatDag } from '@mijn/domain/datum';
import { formatBedrag } from '@mijn/domain/geld';
import type { Taal } from '@mijn/domain/taal';
import type { Omgevingswaarde } from '@mijn/ui/Omgeving';
import { Link } from './Link.tsx';

function maak(taal: Taal): Omgevingswaarde {
  return {
    linkAls: Link,
    formatBedrag: (centen) => formatBedrag(centen, taal),
    formatDag: (dag) => formatDag(dag, taal),
  };
}

/** What ui needs of the app, per language. */
export const uiOmgeving: Readonly<Record<Taal, Omgevingswaarde>> = {
  nl: maak('nl'),
  en: maak('en'),
};
