import { describe, expect, it } from 'vitest';
import { type MailFacts, type MailKind, templates } from './templates.ts';
import type { ChangedField } from './wijziging.ts';

const changedMail = (velden: readonly ChangedField[]) =>
  templates.wijziging({ merk: 'ZZ', velden, link: '' });

const changesIn = (velden: readonly ChangedField[]) => {
  const { text } = changedMail(velden);
  return [/is gewijzigd: (.*)\./.exec(text)?.[1], /this was changed: ([^.]*)\./.exec(text)?.[1]];
};

describe('the mail about a change', () => {
  it.each<[readonly ChangedField[], string, string]>([
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
  ])('names the kind of change in both languages (%j)', (changed, dutch, english) => {
    expect(changesIn(changed)).toEqual([dutch, english]);
  });

  it('states what to do if the person did not make the change', () => {
    const { text } = changedMail(['rekening']);
    expect(text).toContain('Was jij dit niet? Bel ons dan meteen.');
    expect(text).toContain('If it was not you, call us at once');
  });
});

it('states where to read a message and how to stop these mails', () => {
  const { subject, text } = templates.bericht({ merk: 'ZZ', velden: [], link: '' });
  expect(subject).toBe('Er staat een bericht voor je klaar in Mijn Zilverzand');
  expect(text).toContain('kijk bij Berichten');
  expect(text).toContain('Zet ze uit bij Berichten.');
  expect(text).not.toContain('gewijzigd');
});

it('puts the confirmation link on its own line, and states how long it is valid', () => {
  const link = 'https://mijn.example/bevestigen?code=abc';
  const { subject, text } = templates.bevestiging({ merk: 'ZZ', velden: [], link });
  expect(subject).toBe('Bevestig je e-mailadres voor Mijn Zilverzand');
  expect(text.split('\n\n')).toContain(link);
  expect(text.replace(link, '')).not.toMatch(/@|€|http|www/);
  expect(text).toContain('De link werkt 24 uur, en één keer.');
  expect(text).toContain('Was jij dit niet? Dan hoef je niets te doen.');
  expect(text).toContain('It works for 24 hours, and once.');
});

const facts: Readonly<Record<MailKind, Omit<MailFacts, 'merk'>>> = {
  wijziging: { velden: ['email', 'rekening', 'toestemming'], link: '' },
  bericht: { velden: [], link: '' },
  bevestiging: { velden: [], link: 'link' },
};

it.each<[MailKind, 'ZZ' | 'AZVZ', string, string]>([
  ['wijziging', 'ZZ', 'Zilverzand', 'Ankerzee'],
  ['wijziging', 'AZVZ', 'Ankerzee', 'Zilverzand'],
  ['bericht', 'ZZ', 'Zilverzand', 'Ankerzee'],
  ['bericht', 'AZVZ', 'Ankerzee', 'Zilverzand'],
  ['bevestiging', 'ZZ', 'Zilverzand', 'Ankerzee'],
  ['bevestiging', 'AZVZ', 'Ankerzee', 'Zilverzand'],
])('mentions its own brand only (%s, %s)', (kind, merk, own, other) => {
  const { subject, text } = templates[kind]({ ...facts[kind], merk });
  expect(subject).toContain(own);
  expect(text.split('\n\n')).toContain(own);
  expect(subject + text).not.toContain(other);
});

it.each<[MailKind]>([['wijziging'], ['bericht']])(
  'contains no link, number, amount or address, and says so (%s)',
  (kind) => {
    const { subject, text } = templates[kind]({ ...facts[kind], merk: 'ZZ' });
    expect(subject + text).not.toMatch(/\d|@|€|http|www/);
    expect(text).toMatch(/In (?:dit bericht|deze e-mail) staat geen link\./);
  },
);
