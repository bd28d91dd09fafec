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

/** Writable fields of a relation, as stored. */
export type Writable = Pick<Relatie, WritableField>;

/** Writable fields as requested, before the delivery preferences are validated. */
export type RequestedFields = Omit<
  Writable,
  'aanleverwijzeCorrespondentie' | 'aanleverwijzePolisblad'
> & {
  readonly aanleverwijzeCorrespondentie: string;
  readonly aanleverwijzePolisblad: string;
};

type Code = FieldMessage['code'];

const say = (fieldName: string, code: Code, detail: number | null = null): FieldMessage => ({
  fieldName,
  code,
  detail: detail === null ? null : String(detail),
});

function textMessages(
  fieldName: string,
  text: string | null,
  rule: { readonly limit: number; readonly isGood: (text: string) => boolean },
): FieldMessage[] {
  if (text === null || !isVisible(text)) return [say(fieldName, 'required')];
  if (text.length > rule.limit) return [say(fieldName, 'tooLong', rule.limit)];
  return rule.isGood(text) ? [] : [say(fieldName, 'invalidFormat')];
}

// PostgreSQL cannot store NUL and lone surrogates, and a line break does not fit on an envelope.
const isPrintable = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

function roepnaamMessages({ roepnaam }: RequestedFields): FieldMessage[] {
  return textMessages('roepnaam', roepnaam, { limit: fieldLimits.roepnaam, isGood: isRoepnaam });
}

// An address is required for anything that is sent digitally.
function emailMessages({ email, ...wanted }: RequestedFields): FieldMessage[] {
  const isNeeded =
    wanted.ontvangtNieuwsbrief ||
    [wanted.aanleverwijzeCorrespondentie, wanted.aanleverwijzePolisblad].includes('Digitaal');
  if (email === null && !isNeeded) return [];
  return textMessages('email', email, { limit: fieldLimits.email, isGood: isEmail });
}

function phoneMessages({ telefoonNummer }: RequestedFields): FieldMessage[] {
  const isGood = telefoonNummer === null || parsePhone(telefoonNummer) !== undefined;
  return isGood ? [] : [say('telefoonNummer', 'invalidFormat')];
}

// Street and town are reported under `postAdres`, because §5 has no field names for them.
function addressMessages({ postAdres }: RequestedFields): FieldMessage[] {
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

/** Tells whether a word is a delivery preference (§3). */
export function isPreference(word: string): word is Relatie['aanleverwijzePolisblad'] {
  return aanleverwijze.options.some((option) => option === word);
}

function preferenceMessages(
  field: 'aanleverwijzeCorrespondentie' | 'aanleverwijzePolisblad',
  wanted: RequestedFields,
): FieldMessage[] {
  return isPreference(wanted[field]) ? [] : [say(field, 'unknown')];
}

const messagesOf: Readonly<Record<WritableField, (wanted: RequestedFields) => FieldMessage[]>> = {
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

// Capability that a field requires (§6); other fields require none.
const capabilityOf: Readonly<Partial<Record<WritableField, IndicatorName>>> = {
  aanleverwijzeCorrespondentie: 'magAanleverwijzeCorrespondentieWijzigen',
  aanleverwijzePolisblad: 'magAanleverwijzePolisbladWijzigen',
  ontvangtNieuwsbrief: 'magOntvangstNieuwsbriefWijzigen',
};

/** Validates the changed fields; a capability that is off takes precedence over other errors. */
export function fieldMessages(
  fields: readonly WritableField[],
  wanted: RequestedFields,
  current: Relatie,
): FieldMessage[] {
  return fields.flatMap((field) => {
    const capability = capabilityOf[field];
    if (capability && !current.indicatoren[capability]) return [say(field, 'notAllowed')];
    return messagesOf[field](wanted);
  });
}

// Only the insurer changes these. Fields that depend on the day (age, notices) may be outdated.
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

/** Returns errors for changed fields that only the insurer may change (docs/decisions.md §4). */
export function immutableFieldMessages(
  request: RelatieChangeRequest,
  current: Relatie,
): FieldMessage[] {
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
