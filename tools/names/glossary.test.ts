import { expect, test } from 'vitest';
import { readGlossary, unusedWords } from './glossary.ts';

test('a word stands in the glossary once', () => {
  const twice =
    '## Words of health insurance\n| polis, nota | a |\n## Words of fields\n| nota | b |';
  expect(() => readGlossary(twice)).toThrow('twice: nota');
});

test('a word of the glossary is used, alone or in a term of several words', () => {
  const glossary = readGlossary(
    '## Words of health insurance\n| word | meaning |\n| declaratie, eigenRisico | a claim, own risk |\n## Words of fields\n| bedrag, geboekt | amount, booked |',
  );
  expect(unusedWords(glossary, ['listDeclaratie', 'bedrag', 'eigenRisico'])).toEqual(['geboekt']);
});
