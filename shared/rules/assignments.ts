/** No assigned kids means all kids. */
export function isForKid({ kidIds }: { kidIds: readonly string[] }, kidId: string): boolean {
  return kidIds.length === 0 || kidIds.includes(kidId);
}
