import { Verborgen } from '@mijn/ui/Verborgen';
import { useState } from 'react';

/** Says aloud what changed while the person waits; silent at first, when the page itself is read. */
export function Gezegd({ zin }: { readonly zin: string }) {
  const [eerste] = useState(zin);
  return (
    <output>
      <Verborgen>{zin === eerste ? '' : zin}</Verborgen>
    </output>
  );
}
