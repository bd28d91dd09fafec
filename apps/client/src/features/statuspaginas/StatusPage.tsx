import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { keepAsked } from '../../api/askedAddress.ts';
import { StatusContent } from './StatusContent.tsx';

/** A status page under its own address (§2). */
export function Component() {
  const { status } = useLoaderData<{ status: number }>();
  const { key } = useLocation();
  useEffect(keepAsked, [key]);
  return <StatusContent status={status} />;
}
