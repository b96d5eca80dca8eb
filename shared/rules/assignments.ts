/** Whether a chore or reward is for this kid: it names its kids, or none and is for every kid. */
export function isForKid({ kidIds }: { kidIds: readonly string[] }, kidId: string): boolean {
  return kidIds.length === 0 || kidIds.includes(kidId);
}
