/** Words of the rewards a parent manages. */
export default {} as const;
