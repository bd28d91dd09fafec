import { pages } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { buttonClass } from '@mijn/ui/Button';
import { type IconDrawing, Icon } from '@mijn/ui/Icon';
import { Link } from '@mijn/ui/Link';
import { Camera, CircleCheckBig, Clock, Sparkles } from 'lucide-react';
import * as m from '../../../generated/texts/list.js';
import * as words from '../../../generated/texts/shared.js';
import { type Counts, counts } from './counts.ts';

type Rows = Parameters<typeof counts>[0];

interface Line {
  readonly kind: 'positive' | 'info';
  readonly icon: IconDrawing;
  readonly title: string;
  readonly also?: string;
}

function lineOf({ nieuw, underWay }: Counts): Line {
  if (nieuw > 0) {
    const also = m.alsoUnderWay({ aantal: underWay });
    const title = m.assessed({ aantal: nieuw });
    return { kind: 'positive', icon: Sparkles, title, ...(underWay > 0 && { also }) };
  }
  if (underWay > 0) {
    const title = m.underWay({ aantal: underWay });
    return { kind: 'info', icon: Clock, title };
  }
  return { kind: 'positive', icon: CircleCheckBig, title: m.everythingSettled() };
}

/** The answer of the list before any detail, with the one main action of the page. */
export function FirstLine({ rows }: { readonly rows: Rows }) {
  const { also, ...line } = lineOf(counts(rows));
  const submit = (
    <Link href={pages.declaratieIndienen.path} className={buttonClass()}>
      <Icon icon={Camera} small />
      <span>{words.submitDeclaratie()}</span>
    </Link>
  );
  return (
    <Answer {...line} action={submit}>
      {also && <p>{also}</p>}
    </Answer>
  );
}
