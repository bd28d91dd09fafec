import { type LegacyPage, legacyAddress, type WebsitePage } from '@mijn/domain/brandLinks';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/more.js';

const polisPages: readonly (readonly [LegacyPage, () => string])[] = [
  ['policyDetails', m.policyDetails],
  ['documents', m.documents],
  ['paymentSettings', m.paymentSettings],
  ['insuranceCheck', m.insuranceCheck],
  ['addFamilyMember', m.addFamilyMember],
];

const carePages: readonly (readonly [WebsitePage, () => string])[] = [
  ['reimbursementFinder', m.reimbursementFinder],
  ['careArrangement', m.careArrangement],
  ['abroad', m.abroad],
  ['maternityCare', m.maternityCare],
  ['healthyLiving', m.healthyLiving],
  ['feedback', m.feedback],
];

/** What may be off, by its indicator (§6), and why, in words. */
const indicators: Readonly<Partial<Record<LegacyPage, string>>> = {
  documents: 'magDocumentenZien',
  paymentSettings: 'magBetaalinstellingenZien',
};
const reasonWords: Readonly<Record<string, () => string>> = {
  GeenVerzekeringsnemer: m.verzekeringsnemer,
  GeenZenZ: m.otherBrand,
};

/** Why capabilities are off, by the name of their indicator. */
export type Reasons = readonly {
  readonly indicator: string;
  readonly redenen: readonly string[];
}[];

function whyOff(page: LegacyPage, reasons: Reasons): string | undefined {
  const found = reasons.find(({ indicator }) => indicator === indicators[page])?.redenen[0];
  return found === undefined ? undefined : reasonWords[found]?.();
}

/** The ways to what is arranged in the legacy area (§2); what may not be seen says why. */
export function PolisLinks({ reasons }: { readonly reasons: Reasons }) {
  const { legacy } = useAppEnvironment().config.links;
  return (
    <Card title={m.yourPolis()}>
      <Stack space="tight">
        {polisPages.map(([page, label]) => {
          const because = whyOff(page, reasons);
          return (
            <p key={page}>
              {because === undefined ? (
                <Link href={legacyAddress(legacy[page], false)}>{label()}</Link>
              ) : (
                <>
                  {label()}: {because}
                </>
              )}
            </p>
          );
        })}
      </Stack>
    </Card>
  );
}

/** The ways to what the brand's website says of care (§2), and where to write to. */
export function CareLinks() {
  const { website, help } = useAppEnvironment().config.links;
  return (
    <Card title={m.care()}>
      <Stack space="tight">
        {carePages.map(([page, label]) => (
          <p key={page}>
            <Link href={website[page]}>{label()}</Link>
          </p>
        ))}
        <p>
          {m.write()} {help.address}
        </p>
      </Stack>
    </Card>
  );
}
