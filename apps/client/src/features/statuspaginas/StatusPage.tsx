import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { storeOriginalUrl } from '../../api/originalUrl.ts';
import { StatusContent } from './StatusContent.tsx';

/** A status page under its own address (§2). */
export function Component() {
  const { status } = useLoaderData<{ status: number }>();
  const { key } = useLocation();
  useEffect(storeOriginalUrl, [key]);
  return <StatusContent status={status} />;
}
