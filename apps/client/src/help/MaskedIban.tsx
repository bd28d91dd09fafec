import { spokenIban } from '@mijn/domain/iban';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useAppEnvironment } from '../api/environment.ts';

/**
 * A masked account number, by itself or within the sentence that names it: seen on one line, and read out by what it
 * ends in, where its dots would be read one by one.
 */
export function MaskedIban(props: {
  readonly iban: string;
  /** What is said of it. */
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
