import { StatusLabel } from '@mijn/ui/StatusLabel';
import { titelWoorden } from './betaalverzoekTitel.ts';

/** A payment request's title (§3): icon, word and colour. */
export function TitelLabel({ titel }: { readonly titel: string }) {
  const { toon, woord, pictogram, letterlijk } = titelWoorden(titel);
  return (
    <StatusLabel
      soort={toon}
      tekst={woord}
      pictogram={pictogram}
      lang={letterlijk ? 'nl' : undefined}
    />
  );
}
