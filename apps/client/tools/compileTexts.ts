import { checkTexts, type Source, type Text } from './checkTexts.ts';

const header = `/* Generated from the texts/*.json by \`npm run texts -w @mijn/client\`: do not edit. */
import { counted, isEnglish, plural } from '../../platform/language.ts';
`;
const placeholder = /\{(\w+)\}/g;

const toTemplate = (text: string, count?: string) => {
  const words = text.replace(/[`\\]|\$(?=\{)/g, String.raw`\$&`);
  const filled = words.replace(placeholder, (_, name: string) =>
    name === count ? `\${counted(i.${name})}` : `\${i.${name}}`,
  );
  return `\`${filled}\``;
};

function toExpression(text: Text): string {
  if (typeof text === 'string') return toTemplate(text);
  const [count = '', forms = {}] = Object.entries(text)[0] ?? [];
  const entries = Object.entries(forms).map(
    ([form, words]) => `${form}: ${toTemplate(words, count)}`,
  );
  return `plural(i.${count}, { ${entries.join(', ')} })`;
}

/** Returns each parameter of a text with its type; a count is a number. */
function inputsOf(text: Text): (readonly [name: string, type: string])[] {
  const [count, forms] = typeof text === 'string' ? [] : (Object.entries(text)[0] ?? []);
  const words = typeof text === 'string' ? text : Object.values(forms ?? {}).join(' ');
  const names = [...words.matchAll(placeholder)].map(
    ([, name = '']) => [name, 'string | number'] as const,
  );
  return count === undefined ? names : [...names, [count, 'number']];
}

function toFunction(key: string, nl: Text, en: Text): string {
  const inputs = [...new Map([...inputsOf(nl), ...inputsOf(en)])];
  const fields = inputs.map(([name, type]) => `${name}: ${type}`).join(', ');
  const [parameter, type] = fields ? ['i', `i: { ${fields} }`] : ['', ''];
  const choice = `isEnglish() ? ${toExpression(en)} : ${toExpression(nl)}`;
  return `\n/** @type {(${type}) => string} */\nexport const ${key} = (${parameter}) => ${choice};\n`;
}

/**
 * Compiles the texts to one typed module per part: file name → contents.
 * @throws Error when a key is missing in one language or a text cannot be read.
 */
export function compileTexts(sources: readonly Source[]): Map<string, string> {
  checkTexts(sources);
  const english = new Map(
    sources.filter(({ language }) => language === 'en').map(({ part, texts }) => [part, texts]),
  );
  return new Map(
    sources
      .filter(({ language }) => language === 'nl')
      .map(({ part, texts }) => {
        const functions = Object.entries(texts).map(([key, text]) =>
          toFunction(key, text, english.get(part)?.[key] ?? text),
        );
        return [`${part}.js`, header + functions.join('')];
      }),
  );
}
