import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import { Verborgen } from '@mijn/ui/Verborgen';
import { useState } from 'react';
import * as m from '../../../generated/teksten/detail.js';
import { statusWoord } from '../DeclaratieStatusLabel.tsx';

/** Says aloud that the claim went on while the person looked at it; silent at first. */
export function StatusWijziging({ status }: { readonly status: DeclaratieStatus }) {
  const [eerste] = useState(status);
  const gewijzigd = status === eerste ? '' : m.gewijzigd({ status: statusWoord(status) });
  return (
    <output>
      <Verborgen>{gewijzigd}</Verborgen>
    </output>
  );
}
