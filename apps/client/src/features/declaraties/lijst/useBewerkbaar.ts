import { useState } from 'react';

/**
 * A value that a person can change ahead of the address, and that follows the address when that
 * changes (Back, "Wis filters"). The control keeps its focus, as it is never made anew.
 */
export function useBewerkbaar(uitAdres: string): readonly [string, (waarde: string) => void] {
  const [gevolgd, setGevolgd] = useState(uitAdres);
  const [waarde, setWaarde] = useState(uitAdres);
  if (gevolgd !== uitAdres) {
    setGevolgd(uitAdres);
    setWaarde(uitAdres);
  }
  return [waarde, setWaarde];
}
