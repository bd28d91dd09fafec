import { useLoaderData } from 'react-router';
import { StatusContent } from './StatusContent.tsx';

/** A status page under its own address (§2). */
export function Component() {
  const { status } = useLoaderData<{ status: number }>();
  return <StatusContent status={status} />;
}
