import { describe, expect, it } from 'vitest';
import { formatList } from './formatList.ts';
import { languages } from './language.ts';

describe('formatList', () => {
  it.each(languages)('formats like Intl (%s)', (language) => {
    const words = ['Sanne', 'Noor', 'Bram', 'oma Els'];
    for (let count = 0; count <= words.length; count += 1) {
      const some = words.slice(0, count);
      expect(formatList(some, language)).toBe(new Intl.ListFormat(language).format(some));
    }
  });
});
