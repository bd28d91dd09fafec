import { spokenIban } from '@mijn/domain/iban';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useAppEnvironment } from '../api/environment.ts';

/**
 * A masked account number, by itself or within a sentence: on one line, and announced by its last
 * characters, because a screen reader would read its dots one by one.
 */
export function MaskedIban(props: {
  readonly iban: string;
  readonly sentence?: ((values: { readonly iban: string }) => string) | undefined;
}) {
  const { language } = useAppEnvironment();
  const { iban, sentence = () => iban } = props;
  const [before, after] = sentence({ iban }).split(iban);
  return (
    <>
      {before}
      <span aria-hidden="true">{iban.replaceAll(' ', '\u00A0')}</span>
      <VisuallyHidden>{spokenIban(iban, language)}</VisuallyHidden>
      {after}
    </>
  );
}
