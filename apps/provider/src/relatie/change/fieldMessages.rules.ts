import { aanleverwijze, type IndicatorName, type Relatie } from '@mijn/contract/relatie';
import type {
  FieldMessage,
  RelatieChangeRequest,
  WritableField,
} from '@mijn/contract/relatieChange';
import { isEmail, isHouseNumber, isRoepnaam, parsePhone } from '@mijn/domain/contactFields';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { isPostcode } from '@mijn/domain/postcode';
import { isVisible } from '@mijn/domain/typedText';
import { isSame } from './same.rules.ts';

/** The writable fields of a relation, as they are kept. */
export type Writable = Pick<Relatie, WritableField>;

/** The same as a person wants them: a word that is no delivery preference can still stand there. */
export type Wanted = Omit<Writable, 'aanleverwijzeCorrespondentie' | 'aanleverwijzePolisblad'> & {
  readonly aanleverwijzeCorrespondentie: string;
  readonly aanleverwijzePolisblad: string;
};

type Code = FieldMessage['code'];

const say = (fieldName: string, code: Code, detail: number | null = null): FieldMessage => ({
  fieldName,
  code,
  detail: detail === null ? null : String(detail),
});

/** The codes of a text: nothing, over its limit, or not of its form. */
function textMessages(
  fieldName: string,
  text: string | null,
  rule: { readonly limit: number; readonly isGood: (text: string) => boolean },
): FieldMessage[] {
  if (text === null || !isVisible(text)) return [say(fieldName, 'required')];
  if (text.length > rule.limit) return [say(fieldName, 'tooLong', rule.limit)];
  return rule.isGood(text) ? [] : [say(fieldName, 'invalidFormat')];
}

// PostgreSQL holds no NUL and no half of a character, and no envelope has a line break in it.
const isPrintable = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

function roepnaamMessages({ roepnaam }: Wanted): FieldMessage[] {
  return textMessages('roepnaam', roepnaam, { limit: fieldLimits.roepnaam, isGood: isRoepnaam });
}

/** Without an address nothing can be sent digitally: then it is needed. */
function emailMessages({ email, ...wanted }: Wanted): FieldMessage[] {
  const isNeeded =
    wanted.ontvangtNieuwsbrief ||
    [wanted.aanleverwijzeCorrespondentie, wanted.aanleverwijzePolisblad].includes('Digitaal');
  if (email === null && !isNeeded) return [];
  return textMessages('email', email, { limit: fieldLimits.email, isGood: isEmail });
}

function phoneMessages({ telefoonNummer }: Wanted): FieldMessage[] {
  const isGood = telefoonNummer === null || parsePhone(telefoonNummer) !== undefined;
  return isGood ? [] : [say('telefoonNummer', 'invalidFormat')];
}

/** Street and town are told under `postAdres` itself: §5 has no names of their own for them. */
function addressMessages({ postAdres }: Wanted): FieldMessage[] {
  if (postAdres === null) return [];
  const { straat, huisnummer, huisnummerToevoeging, postcode, woonplaats } = postAdres;
  const lines = [
    ...textMessages('postAdres', straat, { limit: fieldLimits.straat, isGood: isPrintable }),
    ...textMessages('postAdres', woonplaats, {
      limit: fieldLimits.woonplaats,
      isGood: isPrintable,
    }),
  ];
  const number =
    huisnummer === null
      ? [say('postAdres.huisnummer', 'required')]
      : isHouseNumber(huisnummer)
        ? []
        : [say('postAdres.huisnummer', 'invalidFormat')];
  const addition =
    huisnummerToevoeging === null
      ? []
      : textMessages('postAdres.huisnummerToevoeging', huisnummerToevoeging, {
          limit: fieldLimits.huisnummerToevoeging,
          isGood: isPrintable,
        });
  return [
    ...lines.slice(0, 1),
    ...number,
    ...addition,
    ...textMessages('postAdres.postcode', postcode, { limit: 20, isGood: isPostcode }),
  ];
}

/** Whether a word is a delivery preference (§3). */
export function isPreference(word: string): word is Relatie['aanleverwijzePolisblad'] {
  return aanleverwijze.options.some((option) => option === word);
}

function preferenceMessages(
  field: 'aanleverwijzeCorrespondentie' | 'aanleverwijzePolisblad',
  wanted: Wanted,
): FieldMessage[] {
  return isPreference(wanted[field]) ? [] : [say(field, 'unknown')];
}

const messagesOf: Readonly<Record<WritableField, (wanted: Wanted) => FieldMessage[]>> = {
  roepnaam: roepnaamMessages,
  email: emailMessages,
  telefoonNummer: phoneMessages,
  postAdres: addressMessages,
  aanleverwijzeCorrespondentie: (wanted) =>
    preferenceMessages('aanleverwijzeCorrespondentie', wanted),
  aanleverwijzePolisblad: (wanted) => preferenceMessages('aanleverwijzePolisblad', wanted),
  ontvangtNieuwsbrief: () => [],
  toestemmingDetailsZorgkosten: () => [],
};

/** The capability that a field needs (§6); the others need none. */
const capabilityOf: Readonly<Partial<Record<WritableField, IndicatorName>>> = {
  aanleverwijzeCorrespondentie: 'magAanleverwijzeCorrespondentieWijzigen',
  aanleverwijzePolisblad: 'magAanleverwijzePolisbladWijzigen',
  ontvangtNieuwsbrief: 'magOntvangstNieuwsbriefWijzigen',
};

/** What is wrong with the fields that would change; a capability that is off comes before all else. */
export function fieldMessages(
  fields: readonly WritableField[],
  wanted: Wanted,
  current: Relatie,
): FieldMessage[] {
  return fields.flatMap((field) => {
    const capability = capabilityOf[field];
    if (capability && !current.indicatoren[capability]) return [say(field, 'notAllowed')];
    return messagesOf[field](wanted);
  });
}

/** What only the insurer changes. What goes by the day (age, notices) may be behind when it comes back. */
const frozenFields = [
  'achternaam',
  'opgemaakteNaam',
  'geboorteDatum',
  'relatieNummer',
  'vestigingsAdres',
  'merk',
  'uitkeringIban',
] as const satisfies readonly (keyof Relatie & keyof RelatieChangeRequest)[];

function isPermission(name: string): boolean {
  return name.startsWith('mag');
}

/** What was asked to change and is nobody's to change but the insurer's: refused by field (docs/decisions.md §4). */
export function frozenMessages(request: RelatieChangeRequest, current: Relatie): FieldMessage[] {
  const frozen = frozenFields.filter(
    (field) => request[field] !== undefined && !isSame(request[field], current[field]),
  );
  const allowed: Readonly<Record<string, boolean>> = current.indicatoren;
  const asksPermission = Object.entries(request.indicatoren ?? {}).some(
    ([name, on]) => isPermission(name) && allowed[name] !== on,
  );
  return [...frozen, ...(asksPermission ? ['indicatoren'] : [])].map((field) =>
    say(field, 'notAllowed'),
  );
}
