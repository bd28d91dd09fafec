import { StatusLabel } from '@mijn/ui/StatusBadge';
import { titleWords } from './betaalverzoekTitle.ts';

/** A payment request's title (§3): icon, word and colour. */
export function TitleLabel({ titel }: { readonly titel: string }) {
  const { show, word, pictogram, literal } = titleWords(titel);
  return (
    <StatusLabel
      soort={show}
      tekst={word}
      pictogram={pictogram}
      lang={literal ? 'nl' : undefined}
    />
  );
}
