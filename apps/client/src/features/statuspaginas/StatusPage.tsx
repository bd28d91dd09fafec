import { useLoaderData } from 'react-router';
import { StatusInhoud } from './StatusInhoud.tsx';

/** A status page under its own address (§2). */
export function Component() {
  const { status } = useLoaderData<{ status: number }>();
  return <StatusInhoud status={status} />;
}
