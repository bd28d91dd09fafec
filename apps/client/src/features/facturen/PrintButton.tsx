import { Button } from '@mijn/ui/Button';
import { Printer } from 'lucide-react';
import * as words from '../../generated/texts/shared.js';

/** Prints the page: on A4, without the frame. */
export function PrintButton() {
  return (
    <Button variant="secondary" small icon={Printer} onClick={() => window.print()}>
      {words.print()}
    </Button>
  );
}
