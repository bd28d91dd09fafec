import type { DeclaratieStatus } from '@mijn/domain/declaratie';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useState } from 'react';
import * as m from '../../../generated/texts/detail.js';
import { statusWord } from '../DeclaratieStatusBadge.tsx';

/** Announces that the state changed while the person viewed the claim; silent at first. */
export function StatusChange({ status }: { readonly status: DeclaratieStatus }) {
  const [first] = useState(status);
  const changed = status === first ? '' : m.changed({ status: statusWord(status) });
  return (
    <output>
      <VisuallyHidden>{changed}</VisuallyHidden>
    </output>
  );
}
