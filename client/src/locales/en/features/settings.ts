/** Words of a parent's settings. */
export default {} as const;
