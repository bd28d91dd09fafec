import { Knop } from '@mijn/ui/Knop';
import { Printer } from 'lucide-react';
import * as m from '../../generated/teksten/facturen.js';

/** Prints the page: on A4, without the frame. */
export function PrintKnop() {
  return (
    <Knop variant="tweede" pictogram={Printer} onClick={() => window.print()}>
      {m.print()}
    </Knop>
  );
}
