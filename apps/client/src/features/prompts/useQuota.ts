import { isObject } from '@mijn/domain/values';
import { findQuota, quotaText } from '@mijn/domain/quotas';
import { useEffect, useState } from 'react';
import { quotaEvent } from '../../api/graphql.ts';
import { getLocale } from '../../platform/language.ts';

/** Words the refusal in an event; undefined when it names no quota. */
function textOf(detail: unknown): string | undefined {
  if (!isObject(detail)) return undefined;
  const { redenen, retrySeconds } = detail;
  const reasons: readonly unknown[] = Array.isArray(redenen) ? redenen : [];
  const name = findQuota(reasons.filter((reason) => typeof reason === 'string'));
  if (!name || typeof retrySeconds !== 'number') return undefined;
  return quotaText(name, retrySeconds, getLocale());
}

/**
 * Returns the text about a used-up quota that refused the last change of this document, until the person
 * has read it.
 */
export function useQuota(): { readonly text: string | undefined; readonly dismiss: () => void } {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const listen = (event: Event) =>
      setText(event instanceof CustomEvent ? textOf(event.detail) : undefined);
    addEventListener(quotaEvent, listen);
    return () => removeEventListener(quotaEvent, listen);
  }, []);
  return { text, dismiss: () => setText(undefined) };
}
