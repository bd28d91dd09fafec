/** Does something with each, in order, with so many of them at a time. */
export async function inLanes<T>(
  lanes: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  // Each lane takes the next one that no other has taken.
  const lane = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
