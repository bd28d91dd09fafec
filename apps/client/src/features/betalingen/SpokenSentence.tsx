import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useState } from 'react';

/** Announces a change while the person waits; silent at first, when the page itself is read. */
export function SpokenSentence({ sentence }: { readonly sentence: string }) {
  const [first] = useState(sentence);
  return (
    <output>
      <VisuallyHidden>{sentence === first ? '' : sentence}</VisuallyHidden>
    </output>
  );
}
