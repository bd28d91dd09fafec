import { NoScriptForm } from './noScript/NoScriptForm.tsx';
import { NoScriptSent } from './noScript/NoScriptSent.tsx';
import { useSent } from './noScript/sent.ts';
import type { Concept } from './state/draftContent.ts';
import type { StepProps } from './wizard/StepFrame.tsx';

interface NoScriptPageProps extends Pick<StepProps, 'people' | 'only'> {
  readonly reads: boolean;
  readonly concept: Concept | null | undefined;
}

/** The content of /declaraties/indienen without script: the form on one page, or the confirmation. */
export function NoScriptPage({ people, only, reads, concept }: NoScriptPageProps) {
  const sent = useSent();
  if (sent) return <NoScriptSent {...sent} />;
  return <NoScriptForm people={people} only={only} reads={reads} draft={concept ?? undefined} />;
}
