import { type LegacyPage, legacyAddress } from '@mijn/domain/brands';
import { uncapitalize, formatList } from '@mijn/domain/format';
import { pages } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/polisLinks.js';
import { isNativeWrapped } from '../../../platform/native.ts';

const polisPages: readonly (readonly [LegacyPage, () => string])[] = [
  ['policyDetails', m.policyDetails],
  ['documents', m.documents],
  ['paymentSettings', m.paymentSettings],
  ['insuranceCheck', m.insuranceCheck],
  ['addFamilyMember', m.addFamilyMember],
];

/** Pages that can be off, with their indicator (§6), and the reasons in words. */
const indicators: Readonly<Partial<Record<LegacyPage, string>>> = {
  documents: 'magDocumentenZien',
  paymentSettings: 'magBetaalinstellingenZien',
};
/** Our own pages, which replace those of the legacy area. */
const ownPages: Readonly<Partial<Record<LegacyPage, string>>> = {
  documents: pages.documenten.path,
  paymentSettings: pages.betaalinstellingen.path,
};
const reasonWords: Readonly<Record<string, () => string>> = {
  GeenVerzekeringsnemer: m.verzekeringsnemer,
  GeenZenZ: m.otherBrand,
};

/** The reasons that capabilities are off, by the name of their indicator. */
export type Reasons = readonly {
  readonly indicator: string;
  readonly redenen: readonly string[];
}[];

// These pages have no indicator: they are for the verzekeringsnemer (`docs/domain.md`), and every other
// indicator of a person who is none says so.
const holdersOnly: ReadonlySet<LegacyPage> = new Set(['insuranceCheck', 'addFamilyMember']);

function whyOff(page: LegacyPage, reasons: Reasons): string | undefined {
  if (holdersOnly.has(page)) {
    const isOther = reasons.some(({ redenen }) => redenen.includes('GeenVerzekeringsnemer'));
    return isOther ? m.verzekeringsnemer() : undefined;
  }
  const found = reasons.find(({ indicator }) => indicator === indicators[page])?.redenen[0];
  return found === undefined ? undefined : reasonWords[found]?.();
}

interface PolisLinksProps {
  readonly reasons: Reasons;
  /** Whether the insurer offers the core only, so that its legacy area has all pages. */
  readonly coreOnly: boolean;
}

/**
 * Links to the pages of the legacy area (§2), and the others in one line per reason that they are off. Renders nothing for
 * staff, whom no link leads there (ADR 0065).
 */
export function PolisLinks({ reasons, coreOnly }: PolisLinksProps) {
  const { config, language } = useAppEnvironment();
  const { links, internal } = config;
  if (internal) return null;
  const { legacy } = links;
  const withReason = polisPages.map(([page, label]) => ({
    page,
    label: label(),
    because: whyOff(page, reasons),
  }));
  const off = Map.groupBy(withReason, ({ because }) => because);
  return (
    <Card onScreenOnly>
      <Disclosure title={m.yourPolis()} open={off.size > 1 || !off.has(undefined)}>
        {[...off].map(([because, of]) =>
          because === undefined ? (
            of.map(({ page, label }) => (
              <p key={page}>
                <Link
                  href={
                    (!coreOnly && ownPages[page]) || legacyAddress(legacy[page], isNativeWrapped())
                  }
                >
                  {label}
                </Link>
              </p>
            ))
          ) : (
            <p key={because}>
              {formatList(
                of.map(({ label }, i) => (i === 0 ? label : uncapitalize(label))),
                language,
              )}
              : {because}
            </p>
          ),
        )}
      </Disclosure>
    </Card>
  );
}
