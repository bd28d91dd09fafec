import { StatusBadge } from '@mijn/ui/StatusBadge';
import { titleWords } from './betaalverzoekTitle.ts';

/** A payment request's title (§3): icon, word and colour. */
export function TitleLabel({ titel }: { readonly titel: string }) {
  const { show, word, symbol, literal } = titleWords(titel);
  return (
    <StatusBadge soort={show} tekst={word} symbol={symbol} lang={literal ? 'nl' : undefined} />
  );
}
