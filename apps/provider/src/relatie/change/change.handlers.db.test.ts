import { describe, expect, it } from 'vitest';
import { numberOf, useTestProvider } from '../../testing/trialProvider.testing.ts';
import { change, post, readRelatie, formatMessages } from './change.testing.ts';

const provider = await useTestProvider({ jobsHeld: true });

const postAdres = {
  straat: 'Postbus',
  huisnummer: 12,
  huisnummerToevoeging: null,
  postcode: '1012 ab',
  woonplaats: 'Amsterdam',
  adresType: 'Relatiepostadres',
} as const;

async function isAskedToCheck(): Promise<boolean> {
  const { relatie } = await readRelatie(provider, 'jan');
  return relatie.indicatoren.toonMeldingControleContactgegevens;
}

describe('the check of contact details', () => {
  it('is done by a change of them, and by no other', async () => {
    expect(await isAskedToCheck()).toBe(true);
    const { _state } = await readRelatie(provider, 'jan');
    await post(provider, '/relatie', 'jan', { roepnaam: 'Johan', _state });
    expect(await isAskedToCheck()).toBe(true);
    const { _state: next } = await readRelatie(provider, 'jan');
    const body = { telefoonNummer: '0612345679', _state: next };
    expect((await post(provider, '/relatie', 'jan', body)).http).toBe(200);
    expect(await isAskedToCheck()).toBe(false);
  });
});

describe('POST /relatie', () => {
  it('saves tidied input, and returns the current relation', async () => {
    const answer = await change(provider, 'mila', {
      roepnaam: ' Milou ',
      telefoonNummer: '06 - 12 34 56 78',
      postAdres,
      aanleverwijzeCorrespondentie: 'Papier',
      ontvangtNieuwsbrief: false,
      toestemmingDetailsZorgkosten: true,
    });
    expect(answer).toMatchObject({ http: 200, status: 200, validation: { isValid: true } });
    const expected = {
      roepnaam: 'Milou',
      telefoonNummer: '+31612345678',
      postAdres: { ...postAdres, postcode: '1012 AB' },
      aanleverwijzeCorrespondentie: 'Papier',
      aanleverwijzePolisblad: 'Digitaal',
      ontvangtNieuwsbrief: false,
      toestemmingDetailsZorgkosten: true,
    };
    expect(answer.relatie).toMatchObject(expected);
    expect((await readRelatie(provider, 'mila')).relatie).toMatchObject(expected);
  });

  it('saves input without invisible characters', async () => {
    const answer = await change(provider, 'mila', {
      roepnaam: 'Milo\u200Bu\u0000',
      email: '\u202Emi\u00ADlou\u200B@voorbeeld.example',
      telefoonNummer: '06\u201112\u00A034\u202F56\u200978\uFEFF',
      postAdres: { ...postAdres, straat: 'Post\u00ADbus', postcode: '1012\u00A0ab\u200B' },
    });
    expect(answer).toMatchObject({ http: 200, validation: { isValid: true } });
    expect(answer.relatie).toMatchObject({
      roepnaam: 'Milou',
      emailTeBevestigen: { adres: 'milou@voorbeeld.example' },
      telefoonNummer: '+31612345678',
      postAdres: { ...postAdres, postcode: '1012 AB' },
    });
  });

  it('treats the unchanged relation as no change', async () => {
    const { relatie, _state } = await readRelatie(provider, 'jan');
    const answer = await post(provider, '/relatie', 'jan', { ...relatie, _state });
    expect(answer).toMatchObject({ http: 200, validation: { isValid: true }, relatie });
    const again = await post(provider, '/relatie', 'jan', { telefoonNummer: null, _state });
    expect(again).toMatchObject({ http: 200, relatie: { telefoonNummer: null } });
  });

  it.each([
    [{ roepnaam: '\u3164' }, ['roepnaam required']],
    [{ postAdres: { ...postAdres, woonplaats: '\u2800\u200B' } }, ['postAdres required']],
    [{ roepnaam: 'a'.repeat(26) }, ['roepnaam tooLong 25']],
    [
      { postAdres: { ...postAdres, straat: '', huisnummer: null, postcode: null } },
      ['postAdres required', 'postAdres.huisnummer required', 'postAdres.postcode required'],
    ],
    [{ achternaam: 'Anders' }, ['achternaam notAllowed']],
    [{ roepnaam: '\u0000' }, ['roepnaam required']],
    [{ postAdres: { ...postAdres, straat: '\u0000' } }, ['postAdres required']],
    [{ email: '\u0000' }, ['email required']],
    // A lone surrogate.
    [{ email: 'san\ud83dne@voorbeeld.example' }, ['email invalidFormat']],
    [{ postAdres: { ...postAdres, straat: 'Post\ud83dbus' } }, ['postAdres invalidFormat']],
    [{ postAdres: { ...postAdres, woonplaats: 'Delft\ud83d' } }, ['postAdres invalidFormat']],
  ])('rejects %j with %j, and saves nothing', async (fields, messages) => {
    const before = await readRelatie(provider, 'sanne');
    const answer = await change(provider, 'sanne', { ...fields, ontvangtNieuwsbrief: true });
    expect(answer).toMatchObject({ http: 200, status: 200, validation: { isValid: false } });
    expect(formatMessages(answer)).toEqual(messages);
    expect((await readRelatie(provider, 'sanne')).relatie).toEqual(before.relatie);
  });

  it.each([
    ['noor', { ontvangtNieuwsbrief: true }],
    ['piet', { aanleverwijzePolisblad: 'Papier' }],
  ])('forbids %s to change %j, whose capability is off', async (who, fields) => {
    const answer = await change(provider, who, fields);
    expect(formatMessages(answer)).toEqual([`${Object.keys(fields)[0]} notAllowed`]);
  });

  it('rejects an unknown field, a wrong type, or a damaged `_state`', async () => {
    const { _state } = await readRelatie(provider, 'sanne');
    const { _state: foreign } = await readRelatie(provider, 'daan');
    const bodies = [
      { bsn: '999990081', _state },
      { roepnaam: 5, _state },
      { roepnaam: 'Sanne' },
      { roepnaam: 'Sanne', _state: `${_state}A` },
      { roepnaam: 'Sanne', _state: foreign },
    ];
    for (const path of ['/relatie', '/relatie/validate']) {
      for (const body of bodies) {
        expect([path, body, (await post(provider, path, 'sanne', body)).http]).toEqual([
          path,
          body,
          400,
        ]);
      }
    }
  });

  it('applies consent at once to the verzekeringsnemer’s view', async () => {
    const descriptions = async () => {
      const path = `/declaraties?limit=100&relatienummer=${numberOf('Bram')}`;
      const { declaraties } = await provider.read<{ declaraties: { omschrijving: unknown }[] }>(
        path,
        'sanne',
      );
      return new Set(declaraties.map(({ omschrijving }) => omschrijving !== null));
    };
    expect([...(await descriptions())]).toEqual([false]);
    await change(provider, 'bram', { toestemmingDetailsZorgkosten: true });
    expect([...(await descriptions())]).toEqual([true]);
    await change(provider, 'bram', { toestemmingDetailsZorgkosten: false });
    expect([...(await descriptions())]).toEqual([false]);
  });
});

describe('POST /relatie/validate', () => {
  it('returns the same verdict, also about concurrent changes, and never writes', async () => {
    const before = await readRelatie(provider, 'emma');
    const { _state } = before;
    const wrong = await post(provider, '/relatie/validate', 'emma', {
      roepnaam: 'a'.repeat(26),
      _state,
    });
    expect(formatMessages(wrong)).toEqual(['roepnaam tooLong 25']);
    const right = await post(provider, '/relatie/validate', 'emma', {
      roepnaam: 'Em',
      _state,
    });
    expect(right).toMatchObject({ http: 200, validation: { isValid: true } });
    expect((await readRelatie(provider, 'emma')).relatie).toEqual(before.relatie);
    await change(provider, 'emma', { telefoonNummer: null });
    const stale = { roepnaam: 'Em', _state };
    expect((await post(provider, '/relatie/validate', 'emma', stale)).http).toBe(200);
  });
});

describe('POST /relatie/controledatumcontactgegevens', () => {
  const path = '/relatie/controledatumcontactgegevens';

  it('removes the notice, and does not invalidate an open form', async () => {
    const { relatie, _state } = await readRelatie(provider, 'fatima');
    expect(relatie.indicatoren.toonMeldingControleContactgegevens).toBe(true);
    const own = { relatienummer: numberOf('Fatima') };
    const answer = await post(provider, path, 'fatima', own);
    expect(answer).toMatchObject({
      http: 200,
      relatie: { indicatoren: { toonMeldingControleContactgegevens: false } },
    });
    const body = { telefoonNummer: null, _state };
    expect((await post(provider, '/relatie', 'fatima', body)).http).toBe(200);
  });
});
