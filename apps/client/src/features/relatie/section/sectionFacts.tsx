import { formatAddress } from '@mijn/domain/contactFields';
import { formatDay } from '@mijn/domain/datum';
import { splitIntoGroups } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import { addNoBreakSpaces } from '@mijn/domain/postcode';
import type { Fact } from '@mijn/ui/Facts';
import * as m from '../../../generated/texts/relatie.js';
import { fieldsIn, fieldsOf, type SectionName } from './fields.ts';
import { type FullRelatie, toPerson } from '../person.ts';
import { WhyOff } from './WhyOff.tsx';
import { fieldLabel, shownValue } from '../words.ts';

function plainFacts(section: SectionName, relatie: FullRelatie): Fact[] {
  const values = fieldsOf(toPerson(relatie));
  return fieldsIn(section).map((name) => ({
    key: name,
    term: fieldLabel(name),
    value: values[name] ? shownValue(name, values[name]) : m.notKnown(),
  }));
}

function nameFacts(relatie: FullRelatie, language: Language): Fact[] {
  return [
    { key: 'name', term: m.name(), value: relatie.opgemaakteNaam },
    ...plainFacts('name', relatie),
    { key: 'born', term: m.born(), value: formatDay(relatie.geboorteDatum, language) },
    { key: 'number', term: m.customerNumber(), value: splitIntoGroups(relatie.relatieNummer, 3) },
  ];
}

function inLine(address: FullRelatie['vestigingsAdres']): string {
  return addNoBreakSpaces(formatAddress(address));
}

function addressFacts({ vestigingsAdres, postAdres }: FullRelatie): Fact[] {
  return [
    { key: 'home', term: m.homeAddress(), value: inLine(vestigingsAdres) },
    {
      key: 'post',
      term: m.postalAddress(),
      value: postAdres ? inLine(postAdres) : m.noPostalAddress(),
    },
  ];
}

// Shows the reason for a disabled choice here too, so that nobody has to open the form to find it.
function preferenceFacts(relatie: FullRelatie): Fact[] {
  const needed: Readonly<Record<string, string>> = {
    aanleverwijzeCorrespondentie: 'magAanleverwijzeCorrespondentieWijzigen',
    aanleverwijzePolisblad: 'magAanleverwijzePolisbladWijzigen',
    ontvangtNieuwsbrief: 'magOntvangstNieuwsbriefWijzigen',
  };
  const capabilityOf = (fact: Fact | undefined) => (fact && needed[fact.key]) ?? '';
  const reasonsOf = (fact: Fact | undefined) =>
    relatie.indicatorenRedenen
      .find(({ indicator }) => indicator === capabilityOf(fact))
      ?.redenen.join(' ');
  return plainFacts('preferences', relatie).map((fact, nr, all) => ({
    ...fact,
    value: (
      <>
        {fact.value}
        {/* Choices below each other with the same reason have it once, after the last. */}
        {reasonsOf(fact) !== reasonsOf(all[nr + 1]) && (
          <WhyOff relatie={relatie} capability={capabilityOf(fact)} />
        )}
      </>
    ),
  }));
}

/** Facts of a section outside its form. */
export function sectionFacts(
  section: SectionName,
  relatie: FullRelatie,
  language: Language,
): Fact[] {
  if (section === 'name') return nameFacts(relatie, language);
  if (section === 'address') return addressFacts(relatie);
  if (section === 'preferences') return preferenceFacts(relatie);
  return plainFacts(section, relatie);
}
