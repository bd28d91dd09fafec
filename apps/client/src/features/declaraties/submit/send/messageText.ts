import { getLocale } from '../../../../platform/language.ts';
import * as m from '../../../../generated/texts/steps.js';
import type { Melding } from './meldingen.ts';

// What the insurer's codes mean, for who does not read Dutch.
const texts: Readonly<Record<string, () => string>> = {
  virus: m.berichtVirus,
  leeg: m.berichtLeeg,
  teGroot: m.berichtTeGroot,
  soortNietToegestaan: m.berichtSoortNietToegestaan,
  beschadigd: m.berichtBeschadigd,
  versleuteld: m.berichtVersleuteld,
  verborgenInhoud: m.berichtVerborgenInhoud,
  teVeelPixels: m.berichtTeVeelPixels,
  teVeelPaginas: m.berichtTeVeelPaginas,
  teZwaar: m.berichtTeZwaar,
  beeldKlein: m.berichtBeeldKlein,
  omgezet: m.berichtOmgezet,
  locatieVerwijderd: m.berichtLocatieVerwijderd,
  extraBeeldVerwijderd: m.berichtExtraBeeldVerwijderd,
  bijlageVerwijderd: m.berichtBijlageVerwijderd,
  andereSoort: m.berichtAndereSoort,
  dubbeleNota: m.berichtDubbeleNota,
  nietVerzekerd: m.berichtNietVerzekerd,
  bestandOnbekend: m.berichtBestandOnbekend,
  teVeelWachtend: m.berichtTeVeelWachtend,
  geenBestand: m.berichtGeenBestand,
};

/** A message in words, with its language when that is not the reader's. */
interface Message {
  readonly text: string;
  readonly lang: 'nl' | undefined;
}

/**
 * What the insurer says, in the reader's language: in Dutch its own words, which hold the details;
 * in English ours by its code, and its own words where we do not know that.
 */
export function messageText({ code, message }: Melding): Message {
  const ours = Object.hasOwn(texts, code) ? texts[code]?.() : undefined;
  const inDutch = getLocale() === 'nl';
  const theirs = { text: message, lang: inDutch ? undefined : ('nl' as const) };
  if (inDutch && message !== '') return theirs;
  return ours === undefined ? theirs : { text: ours, lang: undefined };
}
