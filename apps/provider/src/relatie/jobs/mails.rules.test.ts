import { describe, expect, it } from 'vitest';
import { mailWords, type Topic } from './mails.rules.ts';

const changesIn = (changed: readonly Topic[]) => {
  const { text } = mailWords('ZZ', changed);
  return [/is gewijzigd: (.*)\./.exec(text)?.[1], /this was changed: ([^.]*)\./.exec(text)?.[1]];
};

describe('a mail that tells of a change', () => {
  it.each<[readonly Topic[], string, string]>([
    [['email'], 'je e-mailadres', 'your email address'],
    [['rekening'], 'je rekeningnummer', 'your account number'],
    [['toestemming'], 'wie je zorg mag zien', 'who may see your care'],
    [
      ['email', 'toestemming'],
      'je e-mailadres en wie je zorg mag zien',
      'your email address and who may see your care',
    ],
    [
      ['email', 'rekening', 'toestemming'],
      'je e-mailadres, je rekeningnummer en wie je zorg mag zien',
      'your email address, your account number, and who may see your care',
    ],
  ])('names what kind of thing it was, in both languages (%j)', (changed, dutch, english) => {
    expect(changesIn(changed)).toEqual([dutch, english]);
  });

  it('says what to do for who did not make it', () => {
    const { text } = mailWords('ZZ', ['rekening']);
    expect(text).toContain('Was jij dit niet? Bel ons dan meteen.');
    expect(text).toContain('If it was not you, call us at once');
  });
});

it('a mail that a message waits says where to read it and how to have no more', () => {
  const { subject, text } = mailWords('ZZ', ['bericht']);
  expect(subject).toBe('Er staat een bericht voor je klaar in Mijn Zilverzand');
  expect(text).toContain('kijk bij Berichten');
  expect(text).toContain('Zet ze uit bij Berichten.');
  expect(text).not.toContain('gewijzigd');
});

it('a mail of a change and a message tells of both, and of the change first', () => {
  const { subject, text } = mailWords('ZZ', ['email', 'bericht']);
  expect(subject).toBe('Er is iets gewijzigd in je gegevens bij Zilverzand');
  expect(changesIn(['bericht', 'email'])).toEqual(['je e-mailadres', 'your email address']);
  expect(text).toContain('Er staat ook een nieuw bericht voor je klaar in Mijn Zilverzand.');
  expect(text).toContain('A new message is waiting for you in Mijn Zilverzand too.');
  expect(mailWords('ZZ', ['email']).text).not.toContain('nieuw bericht');
});

describe.each<[Topic]>([['email'], ['rekening'], ['toestemming'], ['bericht']])(
  'each mail (%s)',
  (topic) => {
    it.each([
      ['ZZ', 'Zilverzand', 'Ankerzee'],
      ['AZVZ', 'Ankerzee', 'Zilverzand'],
    ] as const)('speaks for its own brand only (%s)', (brand, own, other) => {
      const { subject, text } = mailWords(brand, [topic]);
      expect(subject).toContain(own);
      expect(text.split('\n\n')).toContain(own);
      expect(subject + text).not.toContain(other);
    });

    it('has no link, number, amount or address, and says so', () => {
      const { subject, text } = mailWords('ZZ', [topic]);
      expect(subject + text).not.toMatch(/\d|@|€|http|www/);
      expect(text).toMatch(/In (?:dit bericht|deze e-mail) staat geen link\./);
    });
  },
);
