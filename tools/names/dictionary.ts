import { finalizeSettings, getDefaultSettings, getDictionary, mergeSettings } from 'cspell-lib';

const dictionaries = [
  'en_us',
  'en-gb',
  'softwareTerms',
  'computing-acronyms',
  'typescript',
  'node',
  'npm',
  'html',
  'css',
  'sql',
  'fonts',
  'filetypes',
  'companies',
];

/** Tells of a word in lower case whether English or the trade of software knows it. */
export async function englishDictionary(): Promise<(word: string) => boolean> {
  const defaults = await getDefaultSettings();
  const settings = mergeSettings(defaults, { language: 'en,en-GB', dictionaries });
  const dictionary = await getDictionary(finalizeSettings(settings));
  return (word) => dictionary.has(word, { ignoreCase: true });
}
