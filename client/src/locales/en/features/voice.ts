/** Words of the voice helper and what it understands. */
export default {} as const;
