import { useAppEnvironment } from '../api/environment.ts';
import { CareName } from './CareName.tsx';

/** English for the terms that the insurer sends in Dutch; what follows a term (a name, a package) stays. */
const english: Readonly<Record<string, string>> = {
  Basisverzekering: 'Basic insurance',
  'Aanvullende verzekering': 'Supplementary insurance',
  'Korting vrijwillig eigen risico': 'Discount for voluntary own risk',
  'Behandeling alternatieve zorg': 'Alternative treatment',
  'Behandeling in het ziekenhuis': 'Hospital treatment',
  'Behandeling psycholoog': 'Treatment by a psychologist',
  'Behandeling tandarts': 'Dental treatment',
  'Bril of lenzen': 'Glasses or lenses',
  'Consult huisarts': 'GP consultation',
  Hulpmiddel: 'Medical aid',
  'Hulpmiddel in bruikleen': 'Medical aid on loan',
  Laboratoriumonderzoek: 'Laboratory test',
  Leefstijlprogramma: 'Lifestyle programme',
  'Medicijnen op recept': 'Prescribed medicines',
  'Nazorg na donatie': 'After-care for a donor',
  'Verpleging en verzorging thuis': 'Nursing and care at home',
  'Vervoer naar zorg': 'Patient transport',
  'Zitting fysiotherapie': 'Physiotherapy session',
  'Zorg bij zwangerschap en bevalling': 'Care during pregnancy and childbirth',
};

const termijn = /^Termijn (\d+) van (\d+)$/;

function translate(text: string): string | undefined {
  const [, number, count] = termijn.exec(text) ?? [];
  if (number && count) return `Instalment ${number} of ${count}`;
  const [term, words] =
    Object.entries(english)
      .filter(([dutch]) => text === dutch || text.startsWith(`${dutch} `))
      .toSorted(([one], [other]) => other.length - one.length)[0] ?? [];
  return term && words && words + text.slice(term.length);
}

/** A term of the insurer in the reader's language; an unknown one stays Dutch, with a `lang` attribute. */
export function InsurerTerm({ text }: { readonly text: string }) {
  const { language } = useAppEnvironment();
  if (language === 'nl') return text;
  // An older claim names its treatment by the kind of care.
  return translate(text) ?? <CareName name={text} />;
}
