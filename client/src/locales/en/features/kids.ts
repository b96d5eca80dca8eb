/** Words of the kids a parent manages. */
export default {} as const;
