/** Words of a kid's screens. */
export default {} as const;
